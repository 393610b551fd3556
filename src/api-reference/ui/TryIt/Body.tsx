import React, {type ReactNode} from 'react';
import type {ConsoleData, ConsoleMedia} from '@site/src/api-reference/console/consoleData';
import Field from './Field';
import {SelectIndex} from './Select';
import JsonBody from './body/JsonBody';
import TextBody from './body/TextBody';
import {formValue, visibleFields} from './body/visibleFields';
import {bodyKind} from './buildRequest';
import {alternativesOf, fitting, formFields} from './editorSchema';
import {choiceId, fieldId, fileId} from './fieldIds';
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
      <SelectIndex
        label="Which kind"
        titles={alternatives.map(({title}) => title)}
        index={Number(model.draft.texts[choiceId] || fits)}
        onIndex={(index) => model.setText(choiceId, String(index))}
      />
      {fields}
    </>
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
      <SelectIndex
        label="Content type"
        titles={types}
        index={types.indexOf(mediaType)}
        onIndex={(index) => model.chooseExample(types[index] ?? mediaType, 0)}
      />
      <SelectIndex
        label="Start from the example"
        titles={media.examples.map(({title}) => title)}
        index={example}
        onIndex={(index) => model.chooseExample(mediaType, index)}
      />
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
