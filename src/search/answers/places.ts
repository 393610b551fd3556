/** Whether answers lead somewhere: a site may have other pages than the data knows. */
import type {BuiltPage} from '../../build/contract.node';
import type {AnswerSource} from './collect/source';

export class Places {
  private readonly wanted = new Map<string, string[]>();
  private readonly found = new Set<string>();

  /** @param sources whose places are looked for */
  constructor(sources: readonly AnswerSource[]) {
    const places = sources.flatMap(({card: {to, links = []}}) => [to, ...links.map((link) => link.to)]);
    for (const place of new Set(places)) {
      const [path = ''] = place.split('#');
      this.wanted.set(path, [...(this.wanted.get(path) ?? []), place]);
    }
  }

  /** Looks through a page of the finished build. */
  see({path, elements}: BuiltPage): void {
    const wanted = this.wanted.get(path);
    if (!wanted) return;
    const ids = new Set(elements.map(({attribs}) => attribs.id));
    for (const place of wanted) {
      const [, anchor] = place.split('#');
      if (anchor === undefined || ids.has(anchor)) this.found.add(place);
    }
  }

  /** @returns whether a page that was seen has the place */
  has = (to: string): boolean => this.found.has(to);
}
