import React, {useId, useState, type ReactNode} from 'react';
import type {ConsoleData, ConsoleMedia} from '@site/src/api-reference/console/consoleData';
import Field, {rowsFor} from './Field';
import Select from './Select';
import styles from './console.module.css';
import JsonFields from './body/JsonFields';
import {parsedObject} from './body/jsonValue';
import {formValue, visibleFields} from './body/visibleFields';
import {bodyKind} from './buildRequest';
import {alternativesOf, fitting, formFields} from './editorSchema';
import {choiceId, fieldId, fileId} from './fieldIds';
import {schemaProblems} from './schemaProblems';
import type {ConsoleModel} from './useConsole';

type Props = {data: ConsoleData; model: ConsoleModel};

type MediaProps = Props & {media: ConsoleMedia};

function FormFields({data, model, media}: MediaProps): ReactNode {
  const alternatives = alternativesOf(media.schema ?? {}, data.$defs);
  const all = formFields(media.schema, data.$defs);
  const fields = visibleFields(media, model.draft, data.$defs).map(({name, schema, required}) => {
    const id = fieldId('form', name);
    return (
      <Field
        key={id}
        id={id}
        name={name}
        schema={schema}
        $defs={data.$defs}
        required={required}
        text={model.draft.texts[id] ?? ''}
        message={model.messages[id]}
        onText={(text) => model.setText(id, text)}
        onFiles={(files) => model.setFiles(id, files)}
      />
    );
  });
  const fits = fitting(alternatives, data.$defs, formValue(all, model.draft, data.$defs));
  return (
    <>
      {alternatives.length > 1 && (
        <Select
          label="Which kind"
          value={model.draft.texts[choiceId] || String(fits)}
          options={alternatives.map(({title}, index) => [String(index), title])}
          onChange={(index) => model.setText(choiceId, index)}
        />
      )}
      {fields}
    </>
  );
}

/** The fields of a JSON body, beside its text: both change the same text. */
function JsonBody({data, model, media}: MediaProps): ReactNode {
  const [isFields, setFields] = useState(false);
  const {body} = model.draft;
  if (!formFields(media.schema, data.$defs).length) return <TextBody data={data} model={model} />;
  const parsed = parsedObject(body);
  const problems =
    model.messages.body && parsed ? schemaProblems(media.schema ?? {}, data.$defs, parsed.value ?? {}) : [];
  return (
    <>
      <p className={styles.note}>
        <button
          type="button"
          className="button button--secondary"
          aria-pressed={isFields}
          onClick={() => setFields(!isFields)}>
          Fill in fields
        </button>
      </p>
      {isFields && !parsed && (
        <p className={styles.note}>The text is not a JSON object, so it has no fields.</p>
      )}
      {isFields && parsed ? (
        <JsonFields
          schema={media.schema ?? {}}
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

function TextBody({data, model}: Props): ReactNode {
  const id = useId();
  const {body, mediaType} = model.draft;
  const message = model.messages.body;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        Body{' '}
        <span className={styles.kind}>
          {[mediaType, data.body?.required && 'required'].filter(Boolean).join(', ')}
        </span>
      </label>
      <textarea
        id={id}
        rows={rowsFor(body, 4)}
        spellCheck={false}
        required={data.body?.required}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}-message` : undefined}
        value={body}
        onChange={(event) => model.setBody(event.target.value)}
      />
      {message && (
        <p id={`${id}-message`} className={styles.message}>
          {message}
        </p>
      )}
    </div>
  );
}

/** The body of the request in an editor that suits its media type. */
export default function Body({data, model}: Props): ReactNode {
  const {mediaType, example} = model.draft;
  const media = data.body?.content[mediaType];
  if (!data.body || !media) return null;
  const types = Object.keys(data.body.content);
  const kind = bodyKind(mediaType, media);
  return (
    <fieldset>
      <legend>Body</legend>
      {types.length > 1 && (
        <Select
          label="Content type"
          value={mediaType}
          options={types.map((type) => [type, type])}
          onChange={(type) => model.chooseExample(type, 0)}
        />
      )}
      {media.examples.length > 1 && (
        <Select
          label="Start from the example"
          value={String(example)}
          options={media.examples.map(({title}, index) => [String(index), title])}
          onChange={(index) => model.chooseExample(mediaType, Number(index))}
        />
      )}
      {kind === 'form' || kind === 'multipart' ? (
        <FormFields data={data} model={model} media={media} />
      ) : kind === 'file' ? (
        <Field
          id={fileId}
          name={mediaType}
          schema={{type: 'string', format: 'binary'}}
          $defs={data.$defs}
          required={data.body.required}
          text=""
          message={model.messages[fileId]}
          onText={() => undefined}
          onFiles={(files) => model.setFiles(fileId, files)}
        />
      ) : kind === 'json' ? (
        <JsonBody data={data} model={model} media={media} />
      ) : (
        <TextBody data={data} model={model} />
      )}
    </fieldset>
  );
}
