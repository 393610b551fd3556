import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {EditorView} from '@codemirror/view';
import type {Definitions, JsonSchema} from '@site/src/api-reference/console/consoleData';
import styles from '../console.module.css';
import {attributes, createEditor, type LineProblem} from './createEditor';

export type JsonEditorProps = {
  label: string;
  text: string;
  schema: JsonSchema;
  $defs: Definitions;
  isRequired: boolean;
  /** What was said when the request was to be sent. */
  message: string | undefined;
  onText: (text: string) => void;
};

const said = ({line, message}: LineProblem) => `Line ${line}: ${message}`;

/** JSON with completion and mistakes at their lines. Tab leaves it, as it leaves any other field. */
export default function JsonEditor(props: JsonEditorProps): ReactNode {
  const {label, text, schema, $defs, isRequired, message, onText} = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const change = useRef(onText);
  /** Texts of the editor that may still be on their way back to it: they are older than what stands in it. */
  const written = useRef(new Set<string>());
  const [problems, setProblems] = useState<LineProblem[]>([]);
  useEffect(() => {
    change.current = onText;
  });

  useEffect(() => {
    const place = host.current;
    if (!place) return undefined;
    const root = place.shadowRoot ?? place.attachShadow({mode: 'open'});
    const editor = createEditor(root, {
      text,
      schema,
      $defs,
      onText(next) {
        written.current.add(next);
        change.current(next);
      },
      onProblems: setProblems,
    });
    view.current = editor;
    return () => editor.destroy();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The text is handed over below; another schema has an editor of its own.
  }, [schema, $defs]);

  useEffect(() => {
    const editor = view.current;
    const {doc} = editor?.state ?? {};
    if (doc?.toString() === text) written.current.clear();
    else if (doc && !written.current.has(text))
      editor?.dispatch({changes: {from: 0, to: doc.length, insert: text}});
  }, [text]);

  const list = problems.length ? problems.map(said) : message ? [message] : [];
  const description = list.join(' ');
  useEffect(() => {
    const given = EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-required': String(isRequired),
      ...(message && {'aria-invalid': 'true'}),
      ...(description && {'aria-description': description}),
      spellcheck: 'false',
    });
    view.current?.dispatch({effects: attributes.reconfigure(given)});
  }, [label, isRequired, message, description]);

  return (
    <>
      <div ref={host} data-invalid={message ? true : undefined} />
      {list.length > 0 && (
        <ul className={styles.lines}>
          {list.map((each, index) => (
            <li key={index} className={styles.message}>
              {each}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
