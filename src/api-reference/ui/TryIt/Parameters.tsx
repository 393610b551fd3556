import React, {type ReactNode} from 'react';
import type {ConsoleData, ConsoleParameter} from '@site/src/api-reference/console/consoleData';
import Field from './Field';
import styles from './console.module.css';
import {fieldId, isSentEmpty} from './buildRequest';
import {emptyId} from './fieldIds';
import type {ConsoleModel} from './useConsole';

const places: [ConsoleParameter['in'], string][] = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['querystring', 'Query string'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
];

/** The fields of an operation's parameters, in a group for each place. */
export default function Parameters({data, model}: {data: ConsoleData; model: ConsoleModel}): ReactNode {
  return places.map(([place, title]) => {
    const here = data.parameters.filter((parameter) => parameter.in === place);
    return (
      here.length > 0 && (
        <fieldset key={place}>
          <legend>{title}</legend>
          {place === 'cookie' && (
            <p className={styles.note}>
              Browsers do not let a page send cookies to another site: these are not sent. Use the code
              sample.
            </p>
          )}
          {here.map((parameter) => {
            const {name, required, schema, allowEmptyValue} = parameter;
            const id = fieldId(place, name);
            return (
              <Field
                key={id}
                id={id}
                name={name}
                schema={schema}
                $defs={data.$defs}
                required={required ?? false}
                text={model.draft.texts[id] ?? ''}
                message={model.messages[id]}
                onText={(text) => model.setText(id, text)}>
                {allowEmptyValue && !model.draft.texts[id] && (
                  <label className={styles.check}>
                    <input
                      type="checkbox"
                      checked={isSentEmpty(model.draft, parameter)}
                      onChange={({target}) => model.setText(emptyId(id), target.checked ? 'yes' : '')}
                    />{' '}
                    Send it without a value
                  </label>
                )}
              </Field>
            );
          })}
        </fieldset>
      )
    );
  });
}
