import {useEffect, useState, type ComponentType} from 'react';
import {inTime} from '../../../../runtime/contract';
import type {JsonEditorProps} from '../editor/JsonEditor';
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
  const [Editor, setEditor] = useState<ComponentType<JsonEditorProps>>();
  const [isWanted, setWanted] = useState(() => kept(key) !== undefined);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || Editor) return undefined;
    let isGone = false;
    inTime(import('../editor/JsonEditor')).then(
      ({default: loaded}) => !isGone && setEditor(() => loaded),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, Editor]);
  return {
    Editor: isWanted ? Editor : undefined,
    isWanted,
    hasFailed: isWanted && hasFailed,
    want(next) {
      setFailed(false);
      setWanted(next);
      keep(key, next ? 'open' : undefined);
    },
  };
}
