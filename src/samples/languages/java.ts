/** Java 17 and its own HTTP client; a file that `java Sample.java` runs. */
import {formText, type SampleBody} from '../sampleBody';
import {expression} from '../textWithVariables';
import type {SampleRequest} from '../sampleRequest';
import {doubleQuoted, indented, jsonText, lines} from '../stringLiterals';

const variable = (name: string) => `System.getenv(${doubleQuoted(name)})`;

/** JSON of several lines ends with a bracket, so that no quote of its own meets the closing ones. */
const block = (text: string) =>
  text.includes('\n') ? `"""\n${indented(text.replaceAll('\\', '\\\\'), 16)}"""` : doubleQuoted(text);

const ofString = (text: string) => `BodyPublishers.ofString(${text})`;

const ofFile = (file: string) => `BodyPublishers.ofFile(Path.of(${doubleQuoted(file)}))`;

const boundary = 'sample-boundary';

/** The JDK has no multipart bodies, so the parts are written out. */
function multipart(fields: Extract<SampleBody, {kind: 'multipart'}>['fields']): string {
  const head = (name: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name=${JSON.stringify(name)}${more}\r\n\r\n`;
  const parts = fields.flatMap((field) =>
    'file' in field
      ? [
          ofString(
            doubleQuoted(
              head(
                field.name,
                `; filename=${JSON.stringify(field.file)}\r\nContent-Type: ${field.mediaType}`,
              ),
            ),
          ),
          ofFile(field.file),
          ofString(doubleQuoted('\r\n')),
        ]
      : [
          ofString(
            doubleQuoted(
              `${head(field.name, field.mediaType && `\r\nContent-Type: ${field.mediaType}`)}${field.value}\r\n`,
            ),
          ),
        ],
  );
  const all = [...parts, ofString(doubleQuoted(`--${boundary}--\r\n`))];
  return `BodyPublishers.concat(\n${all.map((part) => `                ${part}`).join(',\n')})`;
}

function publisher(body: SampleBody | undefined): string {
  switch (body?.kind) {
    case undefined:
      return 'BodyPublishers.noBody()';
    case 'json':
      return ofString(block(jsonText(body.value)));
    case 'text':
      return ofString(doubleQuoted(body.text));
    case 'form':
      return ofString(doubleQuoted(formText(body.fields)));
    case 'multipart':
      return multipart(body.fields);
    case 'file':
      return ofFile(body.file);
  }
}

const typeOf = (body: SampleBody) =>
  body.kind === 'multipart' ? `${body.mediaType}; boundary=${boundary}` : body.mediaType;

export function java({method, url, headers, cookie, basic, body}: SampleRequest): string {
  const value = (parts: SampleRequest['url']) => expression(parts, doubleQuoted, variable);
  const header = (name: string, text: string) => `            .header(${doubleQuoted(name)}, ${text})`;
  // The builder has methods of its own for four.
  const send =
    !body && ['GET', 'DELETE'].includes(method)
      ? `.${method}()`
      : ['POST', 'PUT'].includes(method)
        ? `.${method}(${publisher(body)})`
        : `.method(${doubleQuoted(method)}, ${publisher(body)})`;
  const program = lines(
    'public class Sample {',
    '    public static void main(String[] args) throws Exception {',
    basic && `        var credentials = ${variable(basic.user)} + ":" + ${variable(basic.password)};`,
    `        var request = HttpRequest.newBuilder(URI.create(${value(url)}))`,
    basic && header('Authorization', '"Basic " + Base64.getEncoder().encodeToString(credentials.getBytes())'),
    ...headers.map(({name, value: parts}) => header(name, value(parts))),
    cookie && header('Cookie', value(cookie)),
    body && header('Content-Type', doubleQuoted(typeOf(body))),
    `            ${send}`,
    '            .build();',
    '        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  );
  return lines(
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpRequest.BodyPublishers;',
    'import java.net.http.HttpResponse.BodyHandlers;',
    program.includes('Path.of(') && 'import java.nio.file.Path;',
    basic && 'import java.util.Base64;',
    '',
    program,
  );
}
