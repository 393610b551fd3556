import {useEffect, useState} from 'react';
import {isUpdated} from '../../runtime/contract';

/** Whether another version of the site is published; undefined until that is fetched. */
export function useIsUpdated(): boolean | undefined {
  const [answer, setAnswer] = useState<boolean>();
  useEffect(() => {
    let isOver = false;
    void isUpdated().then((is) => !isOver && setAnswer(is));
    return () => {
      isOver = true;
    };
  }, []);
  return answer;
}
