import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {useAdoptedChoice} from '@site/src/ui/useAdoptedChoice';
import {useBodies, useOperation} from '../ApiOperation';
import styles from './styles.module.css';

type ChoiceProps = {
  label: string;
  value: string;
  options: [value: string, label: string][];
  onChoose: (value: string) => void;
};

/** A native chooser of the page; what was chosen before React started counts as chosen. */
function Choice({label, value, options, onChoose}: ChoiceProps): ReactNode {
  const id = useId();
  const select = useAdoptedChoice(value, onChoose);
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field field--sm"
        ref={select}
        value={value}
        onChange={({target}) => onChoose(target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

/**
 * Content type and example of the request, chosen for schema, sample and console at once; nothing where the document
 * leaves no choice.
 */
export default function ApiBodyChoice({isInBar}: {isInBar?: boolean}): ReactNode {
  const bodies = useBodies();
  const [body, choose] = useOperation('body');
  const types = Object.keys(bodies);
  const type = body && body.mediaType in bodies ? body.mediaType : types[0];
  if (type === undefined) return null;
  const titles = bodies[type] ?? [];
  const example = body?.mediaType === type && body.example in titles ? body.example : 0;
  return (
    <div className={clsx('needs-script', styles.choices, isInBar && styles.bar)}>
      {types.length > 1 && (
        <Choice
          label="Content type"
          value={type}
          options={types.map((each) => [each, each])}
          onChoose={(mediaType) => choose({mediaType, example: 0})}
        />
      )}
      {titles.length > 1 && (
        <Choice
          key={type}
          label="Example"
          value={String(example)}
          options={titles.map((title, index) => [String(index), title])}
          onChoose={(index) => choose({mediaType: type, example: Number(index)})}
        />
      )}
    </div>
  );
}
