import React, {useId, type ReactNode} from 'react';
import styles from './console.module.css';

type Props = {
  label: string;
  value: string;
  options: [value: string, label: string][];
  onChange: (value: string) => void;
};

/** A labelled choice of one. */
export default function Select({label, value, options, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

type IndexProps = {label: string; titles: string[]; index: number; onIndex: (index: number) => void};

/** A choice by place in a list; nothing where there is nothing to choose. */
export function SelectIndex({label, titles, index, onIndex}: IndexProps): ReactNode {
  if (titles.length < 2) return null;
  const options = titles.map((title, place): [string, string] => [String(place), title]);
  const choose = (value: string) => onIndex(Number(value));
  return <Select label={label} value={String(index)} options={options} onChange={choose} />;
}
