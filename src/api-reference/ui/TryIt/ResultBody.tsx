import React, {useEffect, useState, type ReactNode} from 'react';
import CodeText from './CodeText';
import styles from './console.module.css';

/** Longer texts are cut: highlighting them would stall the page. */
const longest = 50_000;

type Shown =
  | {kind: 'text'; text: string; isCut: boolean; file?: string}
  | {kind: 'image'; address: string}
  | {kind: 'file'; file: string};

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The policy of the site lets images come from data addresses. */
function dataAddress(body: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The body cannot be read.'));
    reader.readAsDataURL(body);
  });
}

async function shown(body: Blob, type: string): Promise<Shown> {
  if (/^image\//i.test(type)) return {kind: 'image', address: await dataAddress(body)};
  if (!/^text\/|json|xml|yaml|javascript|x-www-form-urlencoded/i.test(type)) {
    return {kind: 'file', file: URL.createObjectURL(body)};
  }
  const text = /json/i.test(type) ? pretty(await body.text()) : await body.text();
  const isCut = text.length > longest;
  return {
    kind: 'text',
    text: text.slice(0, longest),
    isCut,
    file: isCut ? URL.createObjectURL(body) : undefined,
  };
}

/** The body of an answer. Markup is shown as text, never rendered. */
export default function ResultBody({body, type}: {body: Blob; type: string}): ReactNode {
  const [content, setContent] = useState<Shown>();

  useEffect(() => {
    let file: string | undefined;
    let isGone = false;
    void shown(body, type).then((next) => {
      file = 'file' in next ? next.file : undefined;
      if (isGone && file) URL.revokeObjectURL(file);
      if (!isGone) setContent(next);
    });
    return () => {
      isGone = true;
      if (file) URL.revokeObjectURL(file);
    };
  }, [body, type]);

  if (body.size === 0) return <p className={styles.quiet}>No body.</p>;
  if (!content) return null;
  if (content.kind === 'image')
    return <img className={styles.image} src={content.address} alt="The body of the response" />;
  const download = content.file && (
    <a href={content.file} download="response">
      Download the body
    </a>
  );
  if (content.kind === 'file') {
    return (
      <p>
        The body is {type || 'of an unknown type'}. {download}
      </p>
    );
  }
  return (
    <>
      {content.isCut && <p>The body is long: this is its beginning. {download}</p>}
      <div className={styles.body}>
        <CodeText language={/json/i.test(type) ? 'json' : /xml|html/i.test(type) ? 'markup' : 'text'}>
          {content.text}
        </CodeText>
      </div>
    </>
  );
}
