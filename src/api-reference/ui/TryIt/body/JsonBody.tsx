import React, {useState, type ReactNode} from 'react';
import type {ConsoleData, ConsoleMedia} from '@site/src/api-reference/console/consoleData';
import styles from '../console.module.css';
import {formFields} from '../editorSchema';
import {schemaProblems} from '../schemaProblems';
import type {ConsoleModel} from '../useConsole';
import JsonFields from './JsonFields';
import {parsedObject} from './jsonValue';
import TextBody from './TextBody';

type Props = {data: ConsoleData; model: ConsoleModel; media: ConsoleMedia};

/** What stands for a schema that the document leaves out: anything goes. */
const anything = {};

/** A JSON body as plain text, or as fields: both change the same text. */
export default function JsonBody({data, model, media}: Props): ReactNode {
  const [isFields, setFields] = useState(false);
  const {body} = model.draft;
  const schema = media.schema ?? anything;
  const hasFields = formFields(schema, data.$defs).length > 0;
  const parsed = isFields && hasFields ? parsedObject(body) : undefined;
  const problems =
    model.messages.body && parsed ? schemaProblems(schema, data.$defs, parsed.value ?? {}) : [];
  return (
    <>
      {hasFields && (
        <p className={styles.note}>
          <button
            type="button"
            className="button button--secondary"
            aria-pressed={isFields}
            onClick={() => setFields(!isFields)}>
            Fill in fields
          </button>
        </p>
      )}
      {isFields && !parsed && (
        <p className={styles.note}>The text is not a JSON object, so it has no fields.</p>
      )}
      {parsed ? (
        <JsonFields
          schema={schema}
          $defs={data.$defs}
          value={parsed.value}
          messages={new Map(problems.map(({path, message}) => [path.join('/'), message]))}
          onValue={(value) => model.setBody(JSON.stringify(value, null, 2))}
        />
      ) : (
        <TextBody data={data} model={model} />
      )}
    </>
  );
}
