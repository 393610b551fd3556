import React, {useId, useState, type ReactNode} from 'react';
import type {Definitions, JsonSchema} from '@site/src/api-reference/console/consoleData';
import Field from '../Field';
import {SelectIndex} from '../Select';
import styles from '../console.module.css';
import {alternativesOf, editorSchema, fitting, formFields, typeOf} from '../editorSchema';
import {textOf, valueOf} from '../values';
import {memberOf, withItem, withMember} from './jsonValue';

type Props = {
  name: string;
  schema: JsonSchema;
  $defs: Definitions;
  required: boolean;
  /** Names and indexes that lead to the value. */
  path: string[];
  value: unknown;
  /** Messages by path, its parts with slashes between them. */
  messages: Map<string, string>;
  onValue: (value: unknown) => void;
};

/** Schemas that hold themselves would draw fields without an end. */
const deepest = 6;

const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** One value in an editor of its own, which keeps what is typed: `1.0` on the way to `1.05` is the number 1. */
function Leaf({name, schema, $defs, required, path, value, messages, onValue}: Props): ReactNode {
  const [typed, setTyped] = useState(() => textOf(value));
  const text = sameJson(valueOf(typed, schema, $defs), value) ? typed : textOf(value);
  return (
    <Field
      id={`json.${path.join('.')}`}
      name={name}
      schema={schema}
      $defs={$defs}
      required={required}
      text={text}
      message={messages.get(path.join('/'))}
      onText={(next) => {
        setTyped(next);
        onValue(valueOf(next, schema, $defs));
      }}
    />
  );
}

function Members({schema, $defs, path, value, messages, onValue}: Props): ReactNode {
  const alternatives = alternativesOf(schema, $defs);
  const [chosen, setChosen] = useState<number>();
  const index = chosen ?? fitting(alternatives, $defs, value);
  return (
    <>
      <SelectIndex
        label="Which kind"
        titles={alternatives.map(({title}) => title)}
        index={index}
        onIndex={setChosen}
      />
      {formFields(schema, $defs, value ?? {}, alternatives[index]?.schema).map((field) => (
        <JsonField
          key={field.name}
          {...field}
          $defs={$defs}
          path={[...path, field.name]}
          value={memberOf(value, field.name)}
          messages={messages}
          onValue={(next) => onValue(withMember(value, field.name, next))}
        />
      ))}
    </>
  );
}

function Items({name, schema, $defs, path, value, messages, onValue}: Props): ReactNode {
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const item = schema.items ?? {};
  return (
    <>
      {items.map((each, index) => (
        <div key={index} className={styles.nested}>
          <JsonField
            name={`${name} ${index + 1}`}
            schema={item}
            $defs={$defs}
            required
            path={[...path, String(index)]}
            value={each}
            messages={messages}
            onValue={(next) => onValue(withItem(items, index, next ?? {}))}
          />
          <p className={styles.note}>
            <button
              type="button"
              className="button button--secondary"
              onClick={() => onValue(withItem(items, index, undefined))}>
              Remove {name} {index + 1}
            </button>
          </p>
        </div>
      ))}
      <p className={styles.note}>
        <button type="button" className="button button--secondary" onClick={() => onValue([...items, {}])}>
          Add to {name}
        </button>
      </p>
    </>
  );
}

/** The fields of a value: a group for an object, one after the other for a list of objects, one editor for all else. */
export function JsonField(props: Props): ReactNode {
  const id = useId();
  const {name, $defs, path, messages} = props;
  const schema = editorSchema(props.schema, $defs);
  const type = typeOf(schema);
  const isGroup = formFields(props.schema, $defs).length > 0;
  const isList = type === 'array' && formFields(schema.items, $defs).length > 0;
  if (path.length > deepest || !(isGroup || isList)) return <Leaf {...props} schema={schema} />;
  const message = messages.get(path.join('/'));
  return (
    <div role="group" aria-labelledby={id} className={styles.nested}>
      <p id={id} className={styles.groupName}>
        <code>{name}</code>{' '}
        <span className={styles.kind}>
          {[isList ? 'list' : 'object', props.required && 'required'].filter(Boolean).join(', ')}
        </span>
      </p>
      {message && <p className={styles.message}>{message}</p>}
      {isList ? <Items {...props} schema={schema} /> : <Members {...props} />}
    </div>
  );
}

/** The fields of a whole body. */
export default function JsonFields(props: Omit<Props, 'name' | 'required' | 'path'>): ReactNode {
  return <Members {...props} name="" required path={[]} />;
}
