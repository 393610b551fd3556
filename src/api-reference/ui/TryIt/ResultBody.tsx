import React, {lazy, Suspense, useEffect, useState, type ReactNode} from 'react';
import CopyButton from '@site/src/ui/CopyButton';
import {laidOut} from './body/jsonLines';
import styles from './console.module.css';
import type {Answer} from './sendRequest';
import {takeToken, useOfferedToken} from './sessionStore';

type Code = {language: string; children: string};

const Plain = ({children}: Code): ReactNode => (
  <pre tabIndex={0}>
    <code>{children}</code>
  </pre>
);

/** Prism is as large as all else of the console together: it comes with the first answer, whose text waits for no colour. */
const Coloured = lazy(() => import('./Coloured').catch(() => ({default: Plain})));

function CodeText(code: Code): ReactNode {
  return (
    <div className="theme-code-block">
      <Suspense fallback={<Plain {...code} />}>
        <Coloured {...code} />
      </Suspense>
      <CopyButton className={styles.copyBody} text={code.children} what="body" />
    </div>
  );
}

/** Longer texts are cut: highlighting them would stall the page. */
const longest = 50_000;

type Shown =
  | {kind: 'text'; text: string; isCut: boolean; token: string}
  | {kind: 'image'; address: string}
  | {kind: 'file'};

/** The policy of the site lets images come from data addresses. */
function dataAddress(body: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The body cannot be read.'));
    reader.readAsDataURL(body);
  });
}

/** The access token in an answer of a token address (RFC 6749, section 5.1). */
function tokenIn(value: unknown): string {
  const token = (value as {access_token?: unknown} | null)?.access_token;
  return typeof token === 'string' ? token : '';
}

function jsonOf(text: string): {pretty: string; token: string} {
  try {
    // The text and not the value is shown, whose numbers may be rounded.
    return {pretty: laidOut(text), token: tokenIn(JSON.parse(text))};
  } catch {
    return {pretty: text, token: ''};
  }
}

/** Text in the encoding that its server names; JSON is UTF-8 (RFC 8259, section 8.1). */
async function textOf({body, type}: Answer): Promise<string> {
  const [, charset = 'utf-8'] = /charset="?([^\s;"]+)/i.exec(/json/i.test(type) ? '' : type) ?? [];
  try {
    return new TextDecoder(charset).decode(await body.arrayBuffer());
  } catch {
    return body.text();
  }
}

/** The name of a file that the server gives, where it exposes the header (RFC 6266). */
const nameIn = ({headers}: Answer): string =>
  /filename="?([^";]+)/i.exec(
    headers.find(([name]) => name.toLowerCase() === 'content-disposition')?.[1] ?? '',
  )?.[1] ?? 'response';

async function shownOf(answer: Answer): Promise<Shown> {
  const {body, type} = answer;
  if (/^image\//i.test(type)) return {kind: 'image', address: await dataAddress(body)};
  if (!/^text\/|json|xml|yaml|javascript|x-www-form-urlencoded/i.test(type)) return {kind: 'file'};
  const text = await textOf(answer);
  const {pretty, token} = /json/i.test(type) ? jsonOf(text) : {pretty: text, token: ''};
  return {kind: 'text', text: pretty.slice(0, longest), isCut: pretty.length > longest, token};
}

/** Offers the token of an answer for the requests that follow. */
function UseToken({api, token}: {api: string; token: string}): ReactNode {
  const offered = useOfferedToken();
  return (
    <p>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => takeToken(api, token)}>
        Use this token
      </button>{' '}
      <span aria-live="polite">
        {offered === token &&
          'This token is now used for every request to this API. Other APIs here offer it.'}
      </span>
    </p>
  );
}

type Props = {
  /** Whose credentials a token in the answer becomes. */
  api: string;
  answer: Answer;
};

/** The body of an answer. Markup is shown as text, never rendered. */
export default function ResultBody({api, answer}: Props): ReactNode {
  const {body, type} = answer;
  const [content, setContent] = useState<{shown: Shown; file: string}>();

  useEffect(() => {
    let file = '';
    let isGone = false;
    void shownOf(answer).then((shown) => {
      if (isGone) return;
      file = URL.createObjectURL(body);
      setContent({shown, file});
    });
    return () => {
      isGone = true;
      URL.revokeObjectURL(file);
    };
  }, [answer, body]);

  if (body.size === 0) return <p className={styles.quiet}>No body.</p>;
  if (!content) return null;
  const {shown, file} = content;
  return (
    <>
      {shown.kind === 'image' && (
        <img className={styles.image} src={shown.address} alt="The body of the response" />
      )}
      {shown.kind === 'file' && (
        <p>
          The body is {type || 'of an unknown type'}.{' '}
          <a href={file} download={nameIn(answer)}>
            Download it
          </a>
        </p>
      )}
      {shown.kind === 'text' && (
        <>
          {shown.token && <UseToken api={api} token={shown.token} />}
          {shown.isCut && (
            <p>
              The body is long, and this is the start of it.{' '}
              <a href={file} download={nameIn(answer)}>
                Download the whole body
              </a>
            </p>
          )}
          <div className={styles.body}>
            <CodeText language={/json/i.test(type) ? 'json' : /xml|html/i.test(type) ? 'markup' : 'text'}>
              {shown.text}
            </CodeText>
          </div>
        </>
      )}
    </>
  );
}
