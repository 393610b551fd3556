/** Java 17 and its own HTTP client, in Google's style; a file that `java Sample.java` runs. */
import {formText, type SampleBody} from '../sampleBody';
import {expression} from '../textWithVariables';
import {allHeaders, type SampleRequest} from '../sampleRequest';
import {doubleQuoted, indented, jsonText, lines} from '../stringLiterals';

const variable = (name: string) => `System.getenv(${doubleQuoted(name)})`;

const ofString = (text: string) => `BodyPublishers.ofString(${doubleQuoted(text)})`;

const ofFile = (file: string) => `BodyPublishers.ofFile(Path.of(${doubleQuoted(file)}))`;

const boundary = 'sample-boundary';

/** The JDK has no multipart bodies, so the parts are written out. */
function multipart(fields: Extract<SampleBody, {kind: 'multipart'}>['fields']): string {
  const parts = fields.flatMap((field) => {
    const type = field.mediaType ? `\r\nContent-Type: ${field.mediaType}` : '';
    const head = (more: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name=${JSON.stringify(field.name)}${more}${type}\r\n\r\n`;
    return 'file' in field
      ? [ofString(head(`; filename=${JSON.stringify(field.file)}`)), ofFile(field.file), ofString('\r\n')]
      : [ofString(`${head('')}${field.value}\r\n`)];
  });
  const all = [...parts, ofString(`--${boundary}--\r\n`)];
  return `\n    BodyPublishers.concat(\n${indented(all.join(',\n'), 8)})`;
}

/** JSON of several lines stands above the request; it ends with a bracket, so that no quote of its own meets the closing ones. */
const blockOf = (body: SampleBody | undefined) => {
  const text = body?.kind === 'json' ? jsonText(body.value) : '';
  return text.includes('\n') && indented(`"""\n${text.replaceAll('\\', '\\\\')}""";`, 8);
};

function publisher(body: SampleBody | undefined): string {
  switch (body?.kind) {
    case undefined:
      return 'BodyPublishers.noBody()';
    case 'json':
      return blockOf(body) ? 'BodyPublishers.ofString(body)' : ofString(jsonText(body.value));
    case 'text':
      return ofString(body.text);
    case 'form':
      return ofString(formText(body.fields));
    case 'multipart':
      return multipart(body.fields);
    case 'file':
      return ofFile(body.file);
  }
}

const typeOf = (body: SampleBody) =>
  body.kind === 'multipart' ? `${body.mediaType}; boundary=${boundary}` : body.mediaType;

/** The builder has methods of its own for some. */
function methodCall({method, body}: SampleRequest): string[] {
  if (!body && method === 'GET') return [];
  if (!body && method === 'DELETE') return ['.DELETE()'];
  return ['POST', 'PUT'].includes(method)
    ? [`.${method}(${publisher(body)})`]
    : [`.method(${doubleQuoted(method)}, ${publisher(body)})`];
}

/** The calls in one line where they fit, or else one below the other. */
function chained(start: string, calls: string[]): string {
  const whole = `${start}${calls.join('')};`;
  const room = 100 - whole.length;
  if (room >= '    var request = '.length) return `    var request = ${whole}`;
  const value = room >= 8 ? whole : `${start}\n${indented(lines(...calls), 4)};`;
  return `    var request =\n${indented(value, 8)}`;
}

export function java(request: SampleRequest): string {
  const {url, basic, body} = request;
  const value = (parts: SampleRequest['url']) => expression(parts, doubleQuoted, variable);
  const header = (name: string, text: string) => `.header(${doubleQuoted(name)}, ${text})`;
  const block = blockOf(body);
  const program = lines(
    'public class Sample {',
    '  public static void main(String[] args) throws Exception {',
    basic &&
      lines(
        `    var credentials = ${variable(basic.user)} + ":" + ${variable(basic.password)};`,
        '    var basic = Base64.getEncoder().encodeToString(credentials.getBytes());',
      ),
    block && `    var body =\n${block}`,
    chained(`HttpRequest.newBuilder(URI.create(${value(url)}))`, [
      ...(basic ? [header('Authorization', '"Basic " + basic')] : []),
      ...allHeaders(request, body && typeOf(body)).map(({name, value: parts}) => header(name, value(parts))),
      ...methodCall(request),
      '.build()',
    ]),
    '    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    '    System.out.println(response.statusCode() + " " + response.body());',
    '    if (response.statusCode() >= 400) System.exit(1);',
    '  }',
    '}',
  );
  return lines(
    'import java.net.URI;',
    'import java.net.http.*;',
    program.includes('BodyPublishers.') && 'import java.net.http.HttpRequest.BodyPublishers;',
    'import java.net.http.HttpResponse.BodyHandlers;',
    program.includes('Path.of(') && 'import java.nio.file.Path;',
    basic && 'import java.util.Base64;',
    '',
    program,
  );
}
