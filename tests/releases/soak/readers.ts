/** Readers who open pages, load what those name, and come back to pages that they have open. */
import type {Random} from '../../bench/random';
import {Client, type Answer} from './ask';
import {releasesWith, type Page, type Release} from './release';

export type Tally = {
  pages: number;
  files: number;
  /** Answers that a page is what the reader has. */
  unchanged: number;
  /** Requests that were sent again, because nginx had closed their connection. */
  again: number;
  /** Answers that are of no release, missing, or of one that is over; the first twenty. */
  problems: string[];
  problemCount: number;
  /** Milliseconds. */
  slowest: number;
};

/** What a reader keeps of a page. */
type View = {release: Release; needs: readonly string[]};

/** A content that a reader has, and the releases that it is of. */
type Known = {etag: string; names: readonly string[]};

/** How many pages a reader has open. */
const openTabs = 20;

const shownProblems = 20;

const encodings = ['br', 'gzip', 'identity'];

export class Readers {
  readonly tally: Tally = {
    pages: 0,
    files: 0,
    unchanged: 0,
    again: 0,
    problems: [],
    problemCount: 0,
    slowest: 0,
  };

  private isOver = false;
  private expected: {name: string; from: number} | undefined;
  private readonly addresses: readonly Page[];

  /**
   * @param port of the server
   * @param releases that readers may get
   * @param grace milliseconds after a release in which the last one may still be sent
   */
  constructor(
    private readonly port: number,
    private readonly releases: readonly Release[],
    private readonly grace: number,
    private readonly random: Random,
  ) {
    const [first, ...others] = releases;
    const isInAll = ({file}: Page) => others.every(({files}) => file in files);
    this.addresses = first?.pages.filter(isInAll) ?? [];
  }

  get answered(): number {
    const {pages, files, unchanged} = this.tally;
    return pages + files + unchanged;
  }

  /** From now on readers may get only this release, and soon have to. */
  expect(name: string): void {
    this.expected = {name, from: performance.now() + this.grace};
  }

  /** Until a release is over, both may be sent. */
  expectAny(): void {
    this.expected = undefined;
  }

  /** @param count of readers, each with a connection; ends when `stop` is called */
  async read(count: number): Promise<void> {
    await Promise.all(Array.from({length: count}, () => this.readAsOne()));
  }

  stop(): void {
    this.isOver = true;
  }

  private problem(text: string): undefined {
    this.tally.problemCount += 1;
    if (this.tally.problems.length < shownProblems)
      this.tally.problems.push(`${new Date().toISOString()} ${text}`);
  }

  private async readAsOne(): Promise<void> {
    const client = new Client(this.port);
    const tabs: View[] = [];
    const known = new Map<string, Known>();
    while (!this.isOver) {
      const view = await this.openPage(client, this.random.pick(this.addresses), known);
      if (view) {
        for (const file of view.needs) await this.loadFile(client, view.release, file);
        tabs.push(view);
        if (tabs.length > openTabs) tabs.shift();
      }
      const tab = tabs.length ? this.random.pick(tabs) : undefined;
      if (tab?.needs.length) await this.loadFile(client, tab.release, this.random.pick(tab.needs));
    }
    this.tally.again += client.again;
    client.close();
  }

  private async ask(
    client: Client,
    address: string,
    headers: Record<string, string>,
  ): Promise<Answer | undefined> {
    const start = performance.now();
    try {
      return await client.get(address, headers);
    } catch (error) {
      this.problem(`${address}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    } finally {
      this.tally.slowest = Math.max(this.tally.slowest, performance.now() - start);
    }
  }

  /** @param known contents of pages that the reader has, by address and encoding */
  private async openPage(client: Client, page: Page, known: Map<string, Known>): Promise<View | undefined> {
    const {address, file} = page;
    const encoding = this.random.pick(encodings);
    const mine = known.get(address + encoding);
    const {expected} = this;
    const isDue = expected !== undefined && performance.now() > expected.from;
    const answer = await this.ask(client, address, {
      'Accept-Encoding': encoding,
      ...(mine && {'If-None-Match': mine.etag}),
    });
    if (!answer) return undefined;
    const {status, headers, body} = answer;
    const isUnchanged = status === 304 && mine !== undefined;
    if (status !== 200 && !isUnchanged) return this.problem(`${address} answers ${status}`);
    this.tally[isUnchanged ? 'unchanged' : 'pages'] += 1;
    const names = isUnchanged
      ? mine.names
      : releasesWith(this.releases, file, body, headers['content-encoding']);
    if (!names.length)
      return this.problem(`${address} is of no release: ${body.length} bytes as ${encoding}`);
    if (isDue && !names.includes(expected.name))
      this.problem(`${address} is of ${names.join(', ')} (${status}), but ${expected.name} was published`);
    if (headers.etag) known.set(address + encoding, {etag: headers.etag, names});
    const release = this.releases.find(({name}) => name === names[0])!;
    return {release, needs: release.pages.find((one) => one.file === file)?.needs ?? []};
  }

  private async loadFile(client: Client, release: Release, file: string): Promise<void> {
    const answer = await this.ask(client, `/${file}`, {'Accept-Encoding': this.random.pick(encodings)});
    if (!answer) return;
    this.tally.files += 1;
    const {status, headers, body} = answer;
    if (status !== 200) this.problem(`/${file}, which a page of ${release.name} names, answers ${status}`);
    else if (!releasesWith([release], file, body, headers['content-encoding']).length)
      this.problem(`/${file} is not what a page of ${release.name} names: ${body.length} bytes`);
  }
}
