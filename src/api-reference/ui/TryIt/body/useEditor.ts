import {useState, type ComponentType} from 'react';
import type {JsonEditorProps} from '../editor/JsonEditor';
import {useChunk} from '../useChunk';
import {keep, kept} from '../visitStorage';

type EditorState = {
  /** Undefined while the plain text stands in its place. */
  Editor: ComponentType<JsonEditorProps> | undefined;
  /** The reader wants it, whether or not it is there. */
  isWanted: boolean;
  hasFailed: boolean;
  want: (isWanted: boolean) => void;
};

const key = 'code editor';

/** The editor of JSON, a file of its own that comes when a reader asks for it, and is there again for the visit. */
export function useEditor(): EditorState {
  const [isWanted, setWanted] = useState(() => kept(key) !== undefined);
  const {Part: Editor, hasFailed} = useChunk(() => import('../editor/JsonEditor'), isWanted);
  return {
    Editor,
    isWanted,
    hasFailed,
    want(next) {
      setWanted(next);
      keep(key, next ? 'open' : undefined);
    },
  };
}
