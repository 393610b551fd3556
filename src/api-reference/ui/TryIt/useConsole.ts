import {useEffect, useMemo, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ConsoleData} from '@site/src/api-reference/console/consoleData';
import {checkRequest, type Messages} from './checkRequest';
import {consoleSample} from './consoleSample';
import {credentialsOf, firstAlternative, masked, missingCredentials, type Credentials} from './credentials';
import {firstDraft, withExample} from './draft';
import type {Verdict} from './answer/checkAnswer';
import {fetchSchemas, verdictOn} from './answer/verdict';
import {exampleAnswer, followingAnswer, followsRequest} from './exampleAnswers';
import {unsendable} from './explainFailure';
import {keepDraft, keptDraft} from './keptDraft';
import {sendRequest, type Answer} from './sendRequest';
import {buildRequest, type BuiltRequest, type Draft} from './buildRequest';
import {baseOf, chosenServer, isServerAddress, ownServer, serverKey} from './servers';
import {credential, sessionValue, useSessionStore, type SecretPart} from './sessionStore';

export type Result =
  | {state: 'none' | 'sending'}
  | {state: 'failed'; message: string}
  | {
      state: 'answered';
      answer: Answer;
      description: string;
      isExample: boolean;
      /** Whether the answer is what the document says. */
      verdict?: Verdict;
    };

export type ConsoleModel = ReturnType<typeof useConsole>;

/**
 * The state of a console and all that can be done with it.
 *
 * @param schemas address of the schemas of the answers
 */
export function useConsole(data: ConsoleData, schemas?: string) {
  useSessionStore();
  const mock = useBaseUrl(`/api-mock/${data.api}`);
  const initial = useMemo(() => firstDraft(data), [data]);
  const [start] = useState(() => keptDraft(data));
  const [draft, setDraft] = useState(start?.draft ?? initial);
  const [isChecked, setChecked] = useState(false);
  const [answer, setAnswer] = useState(followsRequest);
  const [alternative, setAlternative] = useState(() => start?.alternative ?? firstAlternative(data));
  const [isTold, setTold] = useState(false);
  const [result, setResult] = useState<Result>({state: 'none'});
  const sending = useRef<AbortController>(undefined);
  const [sent, setSent] = useState<string>();

  const server = chosenServer(data, mock);
  const isUnaddressed =
    sessionValue(serverKey(data.api)) === ownServer && !isServerAddress(server?.url ?? '');
  const check = (): Messages => ({
    ...(isUnaddressed && {server: 'Must be an address such as https://staging.example.com/v1.'}),
    ...checkRequest(data, draft),
  });
  const messages = isChecked ? check() : {};
  useEffect(() => keepDraft(data, {draft, alternative}, initial), [data, draft, alternative, initial]);

  const names = Object.keys(data.security[alternative] ?? {});
  const read = (scheme: string, part: SecretPart) => credential(data.api, scheme, part);
  const credentials = credentialsOf(
    Object.entries(data.schemes).filter(([name]) => server && names.includes(name)),
    read,
  );
  const missing = server ? missingCredentials(data, alternative, read) : [];
  const base = baseOf(data, server ?? data.servers[0]);
  const build = (added: Credentials) => buildRequest(data, draft, base, added);
  const preview = build(masked(credentials));
  const refusal = server && unsendable(build(credentials), location.href);

  const sample = useMemo(() => {
    const of = (what: Draft, how: {base: string; alternative: number}) =>
      consoleSample(data, what, initial, how);
    const shown = {base: baseOf(data, data.servers[0], {}), alternative: firstAlternative(data)};
    const request = of(draft, {base, alternative});
    return JSON.stringify(request) === JSON.stringify(of(initial, shown)) ? undefined : request;
  }, [data, draft, initial, base, alternative]);

  const files = Object.values(draft.files).flat();
  const state = JSON.stringify([
    build(credentials),
    draft.texts,
    files.map(({name, size, lastModified}) => [name, size, lastModified]),
    !server && answer,
  ]);

  async function call(request: BuiltRequest): Promise<void> {
    const control = new AbortController();
    sending.current = control;
    setResult({state: 'sending'});
    const known = fetchSchemas(schemas);
    try {
      const received = await sendRequest(request, control.signal);
      const status = String(received.status);
      const description =
        data.answers.find((each) => each.status === status)?.description ??
        data.answers.find((each) => each.status === `${status[0]}XX`)?.description ??
        '';
      const verdict = await verdictOn(received, known);
      setResult({state: 'answered', answer: received, description, isExample: false, verdict});
    } catch (error) {
      setResult({state: 'failed', message: error instanceof Error ? error.message : String(error)});
    }
  }

  return {
    draft,
    messages,
    /** The chosen server; undefined while examples answer. */
    server,
    /** Which of the examples answers, or `followsRequest`. */
    answer,
    setAnswer,
    /** Which of the alternatives of the security is used. */
    alternative,
    setAlternative,
    setText: (id: string, text: string) => setDraft((old) => ({...old, texts: {...old.texts, [id]: text}})),
    setFiles: (id: string, files: File[]) =>
      setDraft((old) => ({...old, files: {...old.files, [id]: files}})),
    setBody: (body: string) => setDraft((old) => ({...old, body})),
    chooseExample: (mediaType: string, index: number) =>
      setDraft((old) => withExample(data, old, mediaType, index)),
    /** The request for the code samples; undefined while it is the one that they show anyway. */
    sample,
    /** The request as it would be sent now, without its secrets. */
    preview,
    /** Why a browser cannot send it; nothing while examples answer. */
    unsendable: refusal,
    result,
    /** The request has changed since it was sent. */
    isOld: result.state !== 'none' && sent !== state,
    /** Takes everything back to the examples of the document. */
    reset() {
      setDraft(initial);
      setAlternative(firstAlternative(data));
      setChecked(false);
      setTold(false);
    },
    /** Schemes whose credentials the request lacks; told when the reader wants to send it. */
    missing: isTold ? missing : [],
    /**
     * @param anyway without the credentials that are missing
     * @returns false when something is wrong, which `messages` and `missing` then say
     */
    send(anyway = false): boolean {
      setChecked(true);
      const isWrong = Object.keys(check()).length > 0;
      setTold(!isWrong && !anyway);
      if (isWrong || refusal || (missing.length && !anyway)) return false;
      setSent(state);
      if (server) {
        void call(build(credentials));
        return true;
      }
      const example = answer === followsRequest ? followingAnswer(data, draft) : data.answers[answer];
      if (example) {
        setResult({
          state: 'answered',
          answer: exampleAnswer(example),
          description: example.description,
          isExample: true,
        });
      }
      return true;
    },
    cancel: () => sending.current?.abort(),
  };
}
