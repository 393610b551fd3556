import {autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap} from '@codemirror/autocomplete';
import type {CompletionContext, CompletionResult} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {json} from '@codemirror/lang-json';
import {bracketMatching, indentOnInput, syntaxTree} from '@codemirror/language';
import {linter, lintKeymap, type Diagnostic} from '@codemirror/lint';
import {Compartment, EditorState} from '@codemirror/state';
import {EditorView, keymap, lineNumbers} from '@codemirror/view';
import type {Definitions, JsonSchema} from '@site/src/api-reference/console/consoleData';
import {proposals} from './completion';
import {looks} from './looks';
import {textProblems} from './problems';

export type LineProblem = {line: number; message: string};

type Options = {
  text: string;
  schema: JsonSchema;
  $defs: Definitions;
  onText: (text: string) => void;
  onProblems: (problems: LineProblem[]) => void;
};

/** Attributes of the element that has the text: they change while the editor stays. */
export const attributes = new Compartment();

/** Where the grammar finds the first mistake. */
function firstMistake(state: EditorState): number | undefined {
  let found: number | undefined;
  syntaxTree(state).iterate({
    enter({type, from}) {
      if (type.isError) found ??= from;
      return found === undefined;
    },
  });
  return found;
}

/**
 * An editor of JSON that knows the schema of its text.
 *
 * @param root a shadow root: there the editor adopts its sheets, where in a document it would write `<style>`, which the
 *   policy of the site refuses
 */
export function createEditor(root: ShadowRoot, options: Options): EditorView {
  const {text, schema, $defs, onText, onProblems} = options;

  function complete({state, pos, explicit}: CompletionContext): CompletionResult | null {
    const found = proposals(state.doc.toString(), pos, schema, $defs);
    if (!found || (found.from === pos && !explicit)) return null;
    return {
      from: found.from,
      to: found.to,
      options: found.options.map(({label, detail, text: apply}) => ({
        label: JSON.stringify(label),
        displayLabel: label,
        detail,
        apply,
        type: found.kind === 'name' ? 'property' : 'enum',
      })),
    };
  }

  function check({state}: EditorView): Diagnostic[] {
    const found = textProblems(state.doc.toString(), schema, $defs, firstMistake(state));
    onProblems(found.map(({from, message}) => ({line: state.doc.lineAt(from).number, message})));
    return found.map((problem) => ({...problem, severity: 'error'}));
  }

  const keys = [
    ...closeBracketsKeymap,
    // The console sends with Control+Enter.
    ...defaultKeymap.filter(({key}) => key !== 'Mod-Enter'),
    ...historyKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ];
  const state = EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      history(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      json(),
      autocompletion({override: [complete], icons: false}),
      linter(check),
      keymap.of(keys),
      EditorView.lineWrapping,
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onText(update.state.doc.toString());
      }),
      attributes.of([]),
      looks,
    ],
  });
  return new EditorView({state, root, parent: root});
}
