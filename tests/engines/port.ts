/** What a journey may ask of a browser. One file in `engines` answers for each engine; journeys know this file only. */

/** In CSS pixels of the viewport. */
export type Point = {x: number; y: number};

/** Named keys of https://w3c.github.io/webdriver/#keyboard-actions that journeys press. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight';

export type Tab = {
  /** Starts loading an address and returns when its document is there; its files may be on their way. */
  open(url: string): Promise<void>;
  /**
   * Runs JavaScript in the page.
   *
   * @param expression whose value is a string, or a promise of one
   * @throws Error while the page is being replaced by another
   */
  run(expression: string): Promise<string>;
  /** Puts the pointer somewhere, in one event. */
  move(place: Point): Promise<void>;
  /** Moves the pointer to a place and holds the button down there for so many milliseconds. */
  press(place: Point, down: number): Promise<void>;
  key(key: Key): Promise<void>;
  /** Presses the key of each character in turn, so many milliseconds apart. */
  type(text: string, interval: number): Promise<void>;
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>;
  /** Like the buttons of the browser; they return at once, and the page comes when it comes. */
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Errors that the pages of this tab wrote to the console or threw. */
  errors(): Promise<string[]>;
  /** Writes a PNG. */
  screenshot(file: string): Promise<void>;
};

export type Browser = {
  /** A tab of a reader who was never here: nothing is stored or cached. It takes the place of the one before. */
  fresh(): Promise<Tab>;
  /** Ends every process that belongs to the browser. */
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  /** @throws Error when a program that it needs does not start */
  launch(): Promise<Browser>;
  /** What the head of every page has to hold, where the driver itself does not tell of errors. */
  head?: string;
};
