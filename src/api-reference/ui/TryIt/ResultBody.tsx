import React, {useEffect, useState, type ReactNode} from 'react';
import CodeText from './CodeText';
import Events from './answer/Events';
import JsonTree, {isBranch} from './answer/JsonTree';
import Sound from './answer/Sound';
import {isStream} from './answer/events';
import {jsonIn} from './answer/readJson';
import answerStyles from './answer/answer.module.css';
import styles from './console.module.css';
import type {Answer} from './sendRequest';
import {takeToken, useOfferedToken} from './sessionStore';

/** Longer texts are cut: highlighting them would stall the page. */
const longest = 50_000;

/** Of a stream only the end is read again with each event: an endless one would stall the page. */
const longestStream = 500_000;

type Shown =
  | {kind: 'text'; text: string; isCut: boolean; json?: {value: unknown}}
  | {kind: 'events'; text: string}
  | {kind: 'image'; address: string}
  | {kind: 'sound' | 'file'};

/** The policy of the site lets images come from data addresses. */
function dataAddress(body: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The body cannot be read.'));
    reader.readAsDataURL(body);
  });
}

/** The end of a long stream, from its first whole line. */
async function endOf(body: Blob): Promise<string> {
  const text = await body.slice(-longestStream).text();
  return body.size > longestStream ? text.slice(text.indexOf('\n') + 1) : text;
}

async function shownOf({body, type}: Answer): Promise<Shown> {
  if (isStream(type)) return {kind: 'events', text: await endOf(body)};
  if (/^image\//i.test(type)) return {kind: 'image', address: await dataAddress(body)};
  if (/^audio\//i.test(type)) return {kind: 'sound'};
  if (!/^text\/|json|xml|yaml|javascript|x-www-form-urlencoded/i.test(type)) return {kind: 'file'};
  const text = await body.text();
  const parsed = /json/i.test(type) ? jsonIn(text) : undefined;
  const pretty = parsed ? JSON.stringify(parsed.value, null, 2) : text;
  const isCut = pretty.length > longest;
  return {kind: 'text', text: pretty.slice(0, longest), isCut, json: parsed};
}

/** The access token in an answer of a token address (RFC 6749, section 5.1). */
function tokenIn(value: unknown): string {
  const token = (value as {access_token?: unknown} | null)?.access_token;
  return typeof token === 'string' ? token : '';
}

/** Offers the token of an answer for the requests that follow. */
function UseToken({api, value}: {api: string; value: unknown}): ReactNode {
  const offered = useOfferedToken();
  const token = tokenIn(value);
  if (!token) return null;
  return (
    <p className={answerStyles.actions}>
      <button type="button" onClick={() => takeToken(api, token)}>
        Use this answer as the token
      </button>
      <span aria-live="polite">
        {offered === token && 'Requests of this API have it; consoles of others offer it.'}
      </span>
    </p>
  );
}

type TextProps = {content: Extract<Shown, {kind: 'text'}>; type: string};

function Text({content, type}: TextProps): ReactNode {
  const [isTree, setTree] = useState(false);
  const {json: parsed} = content;
  return (
    <>
      {parsed && isBranch(parsed.value) && (
        <p className={answerStyles.actions}>
          <button type="button" aria-pressed={isTree} onClick={() => setTree(!isTree)}>
            Show as a tree
          </button>
        </p>
      )}
      {isTree && parsed && isBranch(parsed.value) ? (
        <JsonTree value={parsed.value} />
      ) : (
        <>
          {content.isCut && <p>The body is long, and this is the start of it.</p>}
          <div className={styles.body}>
            <CodeText language={/json/i.test(type) ? 'json' : /xml|html/i.test(type) ? 'markup' : 'text'}>
              {content.text}
            </CodeText>
          </div>
        </>
      )}
    </>
  );
}

type Props = {
  /** Whose credentials a token in the answer becomes. */
  api: string;
  answer: Answer;
  /** Under which the body is downloaded. */
  name: string;
  isWhole: boolean;
};

/** The body of an answer. Markup is shown as text, never rendered. */
export default function ResultBody({api, answer, name, isWhole}: Props): ReactNode {
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

  if (body.size === 0) return isWhole && <p className={styles.quiet}>No body.</p>;
  if (!content) return null;
  const {shown, file} = content;
  return (
    <>
      {shown.kind === 'image' && (
        <img className={styles.image} src={shown.address} alt="The body of the response" />
      )}
      {shown.kind === 'file' && <p>The body is {type || 'of an unknown type'}.</p>}
      {shown.kind === 'sound' && isWhole && <Sound body={body} />}
      {shown.kind === 'events' && <Events type={type} text={shown.text} />}
      {shown.kind === 'text' && isWhole && <UseToken api={api} value={shown.json?.value} />}
      {shown.kind === 'text' && <Text content={shown} type={type} />}
      {isWhole && (
        <p>
          <a href={file} download={name}>
            Download {name}
          </a>
        </p>
      )}
    </>
  );
}
