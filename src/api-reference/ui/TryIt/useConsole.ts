import {useMemo, useRef, useState} from 'react';
import type {ApiServer, ConsoleData} from '@site/src/api-reference/console/consoleData';
import {checkRequest, type Messages} from './checkRequest';
import type {SampleRequest} from '@site/src/api-reference/samples/sampleRequest';
import {consoleSample} from './consoleSample';
import {credentialsOf, firstAlternative, masked, type Credentials} from './credentials';
import {firstDraft, withExample} from './draft';
import type {Verdict} from './answer/checkAnswer';
import {fetchSchemas, verdictOn} from './answer/verdict';
import {exampleAnswer, firstChoice} from './exampleAnswers';
import {sendRequest, type Answer} from './sendRequest';
import {buildRequest, serverUrl, type BuiltRequest, type Draft} from './buildRequest';
import {credential, sessionValue, useSessionStore} from './sessionStore';

export type Result =
  | {state: 'none' | 'sending'}
  | {state: 'failed'; message: string}
  | {
      /** `receiving` while the body is still coming. */
      state: 'receiving' | 'answered';
      answer: Answer;
      request: BuiltRequest;
      description: string;
      isExample: boolean;
      /** Whether the answer is what the document says. */
      verdict?: Verdict;
    };

export type ConsoleModel = {
  draft: Draft;
  messages: Messages;
  /** The chosen server; undefined while examples answer. */
  server: ApiServer | undefined;
  /** Which of the examples answers. */
  answer: number;
  setAnswer: (index: number) => void;
  /** Which of the alternatives of the security is used. */
  alternative: number;
  setAlternative: (index: number) => void;
  setText: (id: string, text: string) => void;
  setFiles: (id: string, files: File[]) => void;
  setBody: (body: string) => void;
  chooseExample: (mediaType: string, index: number) => void;
  /** The request as it would be sent now, without its secrets. */
  preview: BuiltRequest;
  /** The request for the code samples; undefined while it is the one that they show anyway. */
  sample: SampleRequest | undefined;
  result: Result;
  /** @returns false when something is wrong, which `messages` then say */
  send: () => boolean;
  cancel: () => void;
};

export const serverKey = (api: string): string => `${api} server`;
export const variableKey = (api: string, server: string, name: string): string => `${api} ${server} ${name}`;

/** @param chosen values of the server's variables; those of the visit without it */
function baseOf({api}: ConsoleData, server: ApiServer | undefined, chosen?: Record<string, string>): string {
  if (!server) return '';
  const names = Object.keys(server.variables ?? {});
  const ofVisit = names.map((name) => [name, sessionValue(variableKey(api, server.url, name))]);
  return serverUrl(server, chosen ?? (Object.fromEntries(ofVisit) as Record<string, string>));
}

/**
 * The state of a console and all that can be done with it.
 *
 * @param schemas address of the schemas of the answers
 */
export function useConsole(data: ConsoleData, schemas?: string): ConsoleModel {
  useSessionStore();
  const initial = useMemo(() => firstDraft(data), [data]);
  const [draft, setDraft] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [answer, setAnswer] = useState(() => firstChoice(data.answers));
  const [alternative, setAlternative] = useState(() => firstAlternative(data));
  const [result, setResult] = useState<Result>({state: 'none'});
  const sending = useRef<AbortController>(undefined);
  const messages = useMemo(() => (isChecked ? checkRequest(data, draft) : {}), [isChecked, data, draft]);

  const server = data.servers.find(({url}) => url === sessionValue(serverKey(data.api)));
  const names = Object.keys(data.security[alternative] ?? {});
  const credentials = credentialsOf(
    Object.entries(data.schemes).filter(([name]) => server && names.includes(name)),
    (scheme, part) => credential(data.api, scheme, part),
  );
  const build = (added: Credentials) =>
    buildRequest(data, draft, baseOf(data, server ?? data.servers[0]), added);

  const base = baseOf(data, server ?? data.servers[0]);
  const sample = useMemo(() => {
    const of = (what: Draft, how: {base: string; alternative: number}) =>
      consoleSample(data, what, initial, how);
    const shown = {base: baseOf(data, data.servers[0], {}), alternative: firstAlternative(data)};
    const request = of(draft, {base, alternative});
    return JSON.stringify(request) === JSON.stringify(of(initial, shown)) ? undefined : request;
  }, [data, draft, initial, base, alternative]);

  async function call(request: BuiltRequest): Promise<void> {
    const control = new AbortController();
    sending.current = control;
    setResult({state: 'sending'});
    const show = (state: 'receiving' | 'answered', received: Answer, verdict?: Verdict) => {
      const status = String(received.status);
      const description =
        data.answers.find((each) => each.status === status)?.description ??
        data.answers.find((each) => each.status === `${status[0]}XX`)?.description ??
        '';
      setResult({state, answer: received, request, description, isExample: false, verdict});
    };
    const known = fetchSchemas(schemas);
    try {
      const received = await sendRequest(request, control.signal, (part) => show('receiving', part));
      show('answered', received, await verdictOn(received, known));
    } catch (error) {
      setResult({state: 'failed', message: error instanceof Error ? error.message : String(error)});
    }
  }

  return {
    draft,
    messages,
    server,
    answer,
    setAnswer,
    alternative,
    setAlternative,
    setText: (id, text) => setDraft((old) => ({...old, texts: {...old.texts, [id]: text}})),
    setFiles: (id, files) => setDraft((old) => ({...old, files: {...old.files, [id]: files}})),
    setBody: (body) => setDraft((old) => ({...old, body})),
    chooseExample: (mediaType, index) => setDraft((old) => withExample(data, old, mediaType, index)),
    sample,
    preview: build(masked(credentials)),
    result,
    send() {
      setChecked(true);
      if (Object.keys(checkRequest(data, draft)).length) return false;
      const example = data.answers[answer];
      if (server) {
        void call(build(credentials));
      } else if (example) {
        setResult({
          state: 'answered',
          answer: exampleAnswer(example),
          request: build(credentials),
          description: example.description,
          isExample: true,
        });
      }
      return true;
    },
    cancel: () => sending.current?.abort(),
  };
}
