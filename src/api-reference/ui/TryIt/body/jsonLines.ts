/** The lines of a JSON text: browsers tell the place of a fault each in words of their own, or not at all. */

type Token = {text: string; line: number};

type JsonLines = {
  /** @returns the line of a value; of what should hold it when it is missing */
  lineOf: (path: readonly string[]) => number;
  /** The first thing that no JSON has there. */
  fault?: Token;
};

/** @param text that is JSON, or was meant as such */
export function tokensOf(text: string): Token[] {
  let [line, last] = [1, 0];
  return [...text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|"/g)].map(({0: token, index}) => {
    line += text.slice(last, index).split('\n').length - 1;
    last = index;
    return {text: token, line};
  });
}

/** @returns a JSON text with a line for each member; numbers and the order of members stay as they are written */
export function laidOut(text: string): string {
  const signs = tokensOf(text).map((token) => token.text);
  const isEmptyAt = (index: number) => /^(\{\}|\[\])$/.test(signs.slice(index, index + 2).join(''));
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  const written = signs.map((sign, index) => {
    if (sign === ':') return ': ';
    if (sign === '{' || sign === '[') depth++;
    if (sign === '}' || sign === ']') {
      depth--;
      return isEmptyAt(index - 1) ? sign : line() + sign;
    }
    return /^[{[,]$/.test(sign) && !isEmptyAt(index) ? sign + line() : sign;
  });
  return written.join('');
}

/** @param text of a body, which need not be JSON */
export function jsonLines(text: string): JsonLines {
  const tokens = tokensOf(text);
  const end = {text: '', line: tokens.at(-1)?.line ?? 1};
  const lines = new Map<string, number>();
  let position = 0;
  const token = () => tokens[position] ?? end;
  const take = (sign: string) => {
    if (token().text !== sign) throw new Error();
    position++;
  };
  const members = (close: string, member: (index: number) => void) => {
    position++;
    for (let index = 0; token().text !== close; index++) {
      if (index) take(',');
      member(index);
    }
    take(close);
  };
  function read(path: readonly string[]): void {
    lines.set(JSON.stringify(path), token().line);
    if (token().text === '[') return members(']', (index) => read([...path, String(index)]));
    if (token().text !== '{') return void (JSON.parse(token().text), position++);
    members('}', () => {
      const name: unknown = JSON.parse(token().text);
      if (typeof name !== 'string') throw new Error();
      position++;
      take(':');
      read([...path, name]);
    });
  }
  const lineOf: JsonLines['lineOf'] = (path) =>
    lines.get(JSON.stringify(path)) ?? (path.length ? lineOf(path.slice(0, -1)) : 1);
  try {
    read([]);
    return {lineOf, fault: tokens[position]};
  } catch {
    return {lineOf, fault: token()};
  }
}
