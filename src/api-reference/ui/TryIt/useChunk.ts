import {useEffect, useState, type ComponentType} from 'react';
import {inTime} from '../../../runtime/contract';

type Chunk<Props> = {
  /** Undefined until it is there, and while nobody wants it. */
  Part: ComponentType<Props> | undefined;
  hasFailed: boolean;
};

/**
 * A component that is a file of its own, fetched once somebody wants it. One that did not come is fetched again when it is
 * wanted anew.
 *
 * @param load the import; the same file at each rendering
 */
export function useChunk<Props>(
  load: () => Promise<{default: ComponentType<Props>}>,
  isWanted: boolean,
): Chunk<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || Part) return undefined;
    let isGone = false;
    inTime(load()).then(
      ({default: loaded}) => !isGone && setPart(() => loaded),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
      setFailed(false);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` is another function at each rendering, and does the same.
  }, [isWanted, Part]);
  return {Part: isWanted ? Part : undefined, hasFailed: isWanted && hasFailed};
}
