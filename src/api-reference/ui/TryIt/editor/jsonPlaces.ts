/** Where the values of a JSON text stand, also of one that is still being written. */

/** A value in the text. */
export type Place = {
  path: readonly string[];
  /** Positions in the text; `to` is its end for what is not closed. */
  from: number;
  to: number;
};

/** What is being written at a position: the name of a property, or a value. */
export type Cursor = {
  kind: 'name' | 'value';
  /** Leads to the object for a name, to the value for a value. */
  path: readonly string[];
  /** The word at the position, with its quotes. */
  from: number;
  to: number;
};

export type JsonPlaces = {
  places: Map<string, Place>;
  /** What can be read of the value. */
  value: unknown;
  /** Undefined where nothing can be completed, such as after a value that has ended. */
  cursor?: Cursor;
};

type Frame = {
  path: readonly string[];
  value: Record<string, unknown> | unknown[];
  name?: string;
  isName: boolean;
  from: number;
};

/** Keys of {@link JsonPlaces.places}. */
export const placeKey = (path: readonly string[]): string => JSON.stringify(path);

const tokens = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text.startsWith('"') ? text.slice(1).replace(/"$/, '') : undefined;
  }
}

/** Reads a text from its beginning to its end, and forgives whatever is wrong. */
class Reader {
  readonly places = new Map<string, Place>();
  cursor: Cursor | undefined;
  value: unknown;
  private readonly frames: Frame[] = [];

  constructor(
    private readonly text: string,
    private readonly position: number,
  ) {}

  read(): this {
    let end = 0;
    for (const {0: token, index} of this.text.matchAll(tokens)) {
      this.between(end, index);
      end = index + token.length;
      this.take(token, index, end);
    }
    this.between(end, this.text.length + 1);
    for (const {path, from} of this.frames) this.note(path, from, this.text.length);
    return this;
  }

  /** The position may be where no word has begun yet. */
  private between(from: number, to: number): void {
    const {position} = this;
    if (this.cursor || position < from || position > to) return;
    const frame = this.frames.at(-1);
    const before = this.text.slice(0, position).trimEnd().at(-1);
    const isBeforeWord = /[\w"-]/.test(this.text[position] ?? '');
    const isOpen = !isBeforeWord && (before === undefined || /[{[,:]/.test(before));
    if (isOpen) this.cursor = this.at(frame, position, position);
  }

  private at(frame: Frame | undefined, from: number, to: number): Cursor {
    return frame?.isName
      ? {kind: 'name', path: frame.path, from, to}
      : {kind: 'value', path: this.pathIn(frame), from, to};
  }

  private pathIn(frame: Frame | undefined): readonly string[] {
    if (!frame) return [];
    return [...frame.path, Array.isArray(frame.value) ? String(frame.value.length) : (frame.name ?? '')];
  }

  private note(path: readonly string[], from: number, to: number): void {
    if (!this.places.has(placeKey(path))) this.places.set(placeKey(path), {path, from, to});
  }

  private put(frame: Frame | undefined, value: unknown): void {
    if (!frame) this.value ??= value;
    else if (Array.isArray(frame.value)) frame.value.push(value);
    else if (frame.name !== undefined)
      Object.defineProperty(frame.value, frame.name, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }

  private take(token: string, from: number, to: number): void {
    const frame = this.frames.at(-1);
    switch (token) {
      case '{':
      case '[': {
        const path = this.pathIn(frame);
        const value = token === '{' ? {} : [];
        this.put(frame, value);
        this.frames.push({path, value, isName: token === '{', from});
        return;
      }
      case '}':
      case ']':
        if (frame) this.note(frame.path, frame.from, to);
        this.frames.pop();
        return;
      case ',':
        if (frame && !Array.isArray(frame.value)) frame.isName = true;
        return;
      case ':':
        if (frame) frame.isName = false;
        return;
      default:
        this.word(frame, token, from, to);
    }
  }

  private word(frame: Frame | undefined, token: string, from: number, to: number): void {
    const isClosed = /^".*"$/.test(token) && token.length > 1;
    const isInside = this.position > from && this.position <= (isClosed ? to - 1 : to);
    if (isInside) this.cursor = this.at(frame, from, to);
    if (frame?.isName) {
      const name = parsed(token);
      frame.name = typeof name === 'string' ? name : token;
      return;
    }
    this.note(this.pathIn(frame), from, to);
    this.put(frame, parsed(token));
  }
}

/** @param position where something may be completed */
export function jsonPlaces(text: string, position = -1): JsonPlaces {
  const {places, value, cursor} = new Reader(text, position).read();
  return {places, value, cursor};
}
