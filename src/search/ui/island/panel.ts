/** What the search dialog shows below its field, without a framework: started when the dialog opens, gone when it closes. */
import {fieldOf, writeQuery} from '../../../runtime/contract';
import {search} from '../../../site/identity';
import {keepFound} from '../../arrival/found';
import {groupHits, type HitGroup} from '../../client/groupHits';
import type {FacetFilters, SearchClient, SearchResult} from '../../client/port';
import {addRecent, type SavedSearch} from '../../client/savedSearches';
import type {InsightsReporter} from '../../client/insightsReporter';
import {isPending, type ShownAnswer} from '../../client/session';
import {focusNeighbourLink} from './arrowKeys';
import {startAsking} from './asking';
import {saidOfCards} from './cards';
import {fill, set} from './dom';
import {holdsAllWords, startExcerpts} from './excerpts';
import {openMemory} from './memory';
import {crashed} from './notices';
import {openOptions} from './options';
import {isPlain, type Follow} from './parts';
import {listId, openView} from './view';
import {keepSearch, lastSearch, leaveList} from './visit';

export type PanelContext = {
  client: SearchClient;
  indexName: string;
  /** The contextual filters (language and docs tag) that both engines apply to every query. */
  facetFilters: FacetFilters;
  /**
   * Follows a link inside the site.
   *
   * @param to address on the host
   * @returns false when the browser is to load the document
   */
  navigate: (to: string) => boolean;
  /** Absent when the embedded engine answers, or nothing is to be reported. */
  insights?: InsightsReporter;
};

/** Milliseconds without a new answer after which it is said to screen readers. */
const saidAfter = 500;

/** What screen readers are told of an answer. */
function saidOf({nbHits, corrected}: SearchResult): string | undefined {
  if (!nbHits) return undefined;
  const count = nbHits === 1 ? '1 result' : `${nbHits} results`;
  return corrected ? `Showing ${count} for ${corrected}` : count;
}

/**
 * Fills an open search dialog below its field, and follows the field. A dialog that opens with an empty field begins with
 * the last search of the visit.
 *
 * @param mount the element below the field, which nobody else fills
 * @returns what keeps the search for the visit and cleans up: to be called when the dialog has closed or left the page
 */
export function startPanel(dialog: HTMLDialogElement, mount: HTMLElement, context: PanelContext): () => void {
  const {client, indexName, facetFilters, insights} = context;
  const field = fieldOf(dialog);
  const ending = new AbortController();
  const {signal} = ending;
  const last = field.value ? undefined : lastSearch();

  let area = last?.area;
  let restored = last?.active;
  let scrolled = last?.scrolled;
  let isLeft = false;
  let drawn: ShownAnswer | undefined;
  let groups: HitGroup[] = [];
  let said: string | undefined;
  let remark: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the panel that took the place of this one after a crash. */
  let restarted: (() => void) | undefined;

  const end = () => {
    if (signal.aborted) return;
    ending.abort();
    insights?.stop();
    clearTimeout(timer);
    fill(mount, []);
    set(field, 'aria-expanded', 'false');
    for (const name of ['aria-controls', 'aria-activedescendant']) set(field, name, undefined);
  };
  const now = () => ({query: field.value, area, active: options.active(), scrolled: view.scrolled()});

  /** Runs a step of the panel; when it fails, the page stays whole and the reader can try again. */
  const guarded = (step: () => void) => {
    try {
      if (!signal.aborted) step();
    } catch (error) {
      end();
      keepSearch({query: ''});
      reportError(error);
      fill(mount, [crashed(error, () => (restarted = startPanel(dialog, mount, context)))]);
    }
  };

  let frame = 0;
  const drawNow = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    guarded(draw);
  };
  /** Draws in the next frame, once for all that has changed, and not during a press: what is replaced gets no click. */
  const changed = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (mount.matches(':active')) changed();
      else drawNow();
    });
  };

  const clickAnalytics = insights !== undefined;
  const asking = startAsking(client, {indexName, facetFilters, clickAnalytics}, changed, signal);
  const memory = openMemory(indexName, changed, signal);
  const excerpts = startExcerpts(client, changed, signal);
  const options = openOptions(field, listId);
  const ask = (isLiteral?: boolean) => guarded(() => asking.ask({query: field.value, area, isLiteral}));

  const onFollow: Follow = (event, to) => {
    if (!isPlain(event)) return;
    isLeft = true;
    keepSearch(now());
    leaveList(now());
    keepFound(to, drawn?.result.corrected ?? field.value, event.currentTarget as Element);
    dialog.close();
    if (context.navigate(to)) event.preventDefault();
  };
  const onRemark = (text: string) => {
    remark = text;
    changed();
  };
  const open = (entry: SavedSearch, event: MouseEvent, to: string) => {
    memory.change((before) => addRecent(before, entry));
    onFollow(event, to);
  };
  const view = openView(mount, {
    onFollow,
    onRemark,
    open,
    onPoint: options.activate,
    onOpen({hit}, event, to) {
      insights?.opened(hit.objectID);
      open(hit, event, to);
    },
    onTry(query) {
      writeQuery(field, query);
      field.focus();
    },
    onLiteral() {
      ask(true);
      field.focus();
    },
    onArea(chosen) {
      area = chosen;
      ask();
    },
    change(change) {
      memory.change(change);
      // The pressed button disappears with its row.
      field.focus();
    },
  });

  /** Takes a new answer, of which screen readers are told when no other comes soon. */
  function take(shown: ShownAnswer | undefined): void {
    drawn = shown;
    groups = groupHits(shown?.result.hits ?? [], shown?.question.area ? search.hitsPerPage : undefined);
    const views = groups.flatMap(({hits}) => hits.map((hit) => hit.view));
    insights?.drawn(
      shown,
      views.map(({id}) => id),
    );
    const words = shown?.result.corrected ?? shown?.question.query ?? '';
    excerpts.take(
      words,
      views.filter((one) => !holdsAllWords(one, words)).map(({id}) => id),
    );
    said = remark = undefined;
    clearTimeout(timer);
    if (!shown) return;
    timer = setTimeout(() => {
      said = saidOf(shown.result);
      onRemark(saidOfCards(asking.cardsOf(shown.question.query)));
    }, saidAfter);
  }

  function draw(): void {
    const query = field.value;
    const session = asking.session();
    const isBlank = !query.trim();
    const hasFailed = !isBlank && session.failure !== undefined;
    const shown = isBlank || hasFailed ? undefined : session.shown;
    const isNew = shown !== drawn;
    if (isNew) take(shown);
    view.draw({
      query,
      isPending: isPending(session),
      hasFailed,
      shown,
      groups,
      texts: excerpts.texts(),
      cards: asking.cardsOf(shown?.question.query),
      area,
      memory: memory.now(),
      said,
      remark,
    });
    const isAnswered = asking.isAnswered();
    options.take({options: view.options(), isAnswered, hasFailed}, isNew ? (restored ?? 0) : undefined);
    if (isNew && shown) restored = undefined;
    if (shown && scrolled !== undefined && view.scrolled(scrolled) >= scrolled) scrolled = undefined;
  }

  field.addEventListener(
    'input',
    () => {
      excerpts.stop();
      scrolled = undefined;
      ask();
    },
    {signal},
  );
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (frame) drawNow();
      if (event.target === field && options.onKey(event)) return;
      focusNeighbourLink(event, dialog);
    },
    {signal},
  );
  if (last) {
    field.value = last.query;
    field.select();
  }
  ask();
  drawNow();
  return () => {
    if (restarted) return restarted();
    if (!isLeft && !signal.aborted) {
      keepSearch(now());
      leaveList(undefined);
    }
    end();
    fill(mount, []);
  };
}
