import {useEffect, useRef, type RefObject} from 'react';
import {onHandover} from '../../runtime/contract';

/**
 * Takes over what a reader chose in a native chooser before React started.
 *
 * @param value that the chooser shows by itself
 * @param onChoose called once, with another value, if that was chosen
 * @returns ref of the chooser
 */
export function useAdoptedChoice(
  value: string | undefined,
  onChoose: (value: string) => void,
): RefObject<HTMLSelectElement | null> {
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(
    () =>
      onHandover(() => {
        if (ref.current && ref.current.value !== value) onChoose(ref.current.value);
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The choice is adopted once; what React shows after the hand-over is its own.
    [],
  );
  return ref;
}
