/** The search in a place, without a framework: the dialog below its field, or the search page. */
import {writeQuery} from '../../../runtime/contract';
import {search} from '../../../site/identity';
import {groupsOf, viewsOf, type HitGroup} from '../../client/hits';
import type {FacetFilters, SearchClient, SearchQuery} from '../../client/port';
import {openMemory} from '../../client/savedSearches';
import {startSession, wordsOf, type ShownAnswer} from '../../client/session';
import type {InsightsReporter} from '../../engines/hosted/insights';
import {saidOfCards} from './cards';
import {focusNeighbourLink, openCombobox} from './combobox';
import {fill} from './dom';
import {crashed} from './notices';
import {isPlain, type Actions, type Follow} from './parts';
import {dialogView, listIds, pageView} from './view';
import {keepFound, keepSearch, lastSearch, leaveList, leaveRow, leftRow} from './visit';

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

/** Where a search is shown. */
export type Place = {
  /** The element below the field, which nobody else fills. */
  mount: HTMLElement;
  field: HTMLInputElement;
  /** That holds both; absent on the search page. */
  dialog?: HTMLDialogElement;
  /** The chosen area at first. */
  area?: string;
  /** Told of each question. */
  onAsk?: (question: SearchQuery) => void;
};

export type Panel = {
  /** Shows the results of a question that did not come from the field. */
  show: (question: SearchQuery) => void;
  /** To be called when the dialog has closed, or the place has left the page. */
  end: () => void;
};

/** Milliseconds without a new answer after which it is said to screen readers. */
const saidAfter = 500;

/** How far below the screen the end of the list may be when the next page of results is fetched. */
const lead = '400px';

/** What screen readers are told of an answer in the dialog. */
function saidOf({result: {nbHits, corrected}}: ShownAnswer): string {
  if (!nbHits) return '';
  const count = nbHits === 1 ? '1 result' : `${nbHits} results`;
  return corrected ? `Showing ${count} for ${corrected}` : count;
}

/**
 * Shows a search in its place, and follows the field. A dialog that opens with an empty field begins with the last search of
 * the visit.
 */
export function startPanel(place: Place, context: PanelContext): Panel {
  const {mount, field, dialog} = place;
  const {client, indexName, facetFilters, insights} = context;
  const ending = new AbortController();
  const {signal} = ending;
  const last = dialog && !field.value ? lastSearch() : undefined;

  let area = last?.area ?? place.area;
  let restored = last?.active;
  let isLeft = false;
  /** The query for which no other words are to be answered. */
  let literal: string | undefined;
  let hasCrashed = false;
  let shown: ShownAnswer | undefined;
  let groups: HitGroup[] = [];
  let said = '';
  let remark = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Index of the result that is to have the focus: the first that came by the button, or the one that was followed. */
  let wanted = -1;
  let watcher: IntersectionObserver | undefined;
  let frame = 0;

  /** Runs a step; when it fails, the page stays whole and the reader can try again. */
  const guarded = (step: () => void) => {
    try {
      if (!signal.aborted && !hasCrashed) step();
    } catch (error) {
      hasCrashed = true;
      reportError(error);
      combobox?.end();
      const tryAgain = () => {
        hasCrashed = false;
        asking.ask({query: ''});
        ask();
        drawNow();
      };
      fill(mount, [crashed(error, tryAgain)]);
    }
  };
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
  const asking = startSession(client, {indexName, facetFilters, clickAnalytics}, changed, signal);
  const memory = openMemory(indexName);
  const combobox = dialog && openCombobox(field, listIds.dialog);
  const now = () => ({query: field.value, area, active: combobox?.active});
  const ask = () =>
    guarded(() => {
      if (!field.value) area = literal = undefined;
      const isLiteral = literal !== undefined && field.value.includes(literal);
      const question = {query: field.value, area, isLiteral};
      place.onAsk?.(question);
      asking.ask(question);
    });
  /** Asks what the reader has changed. */
  const askAnew = () => {
    wanted = -1;
    ask();
  };

  const rows = () => [...mount.querySelectorAll<HTMLElement>('ol a')];
  const onFollow: Follow = (event, to) => {
    if (!isPlain(event)) return;
    isLeft = true;
    const link = event.currentTarget as HTMLElement;
    keepFound(to, shown ? wordsOf(shown) : '', link.closest('li') ?? link);
    if (dialog) {
      keepSearch(now());
      leaveList(now());
      dialog.close();
    } else leaveRow(rows().indexOf(link));
    if (context.navigate(to)) event.preventDefault();
  };
  const onRemark = (text: string) => {
    remark = text;
    changed();
  };
  const actions: Actions = {
    onFollow,
    onRemark,
    onPoint(index) {
      if (!combobox || index === combobox.active) return;
      combobox.active = index;
      drawNow();
    },
    onOpen({id, hit}, event, to) {
      insights?.opened(id);
      if (dialog) memory.addRecent(hit);
      onFollow(event, to);
    },
    onTry(query) {
      writeQuery(field, query);
      field.focus();
    },
    onLiteral() {
      literal = field.value;
      ask();
      field.focus();
    },
    onArea(chosen) {
      area = chosen;
      askAnew();
    },
    onMore() {
      wanted = rows().length;
      asking.more();
    },
    onKeep(entry, change) {
      memory[change](entry);
      changed();
      // The pressed button disappears with its row.
      field.focus();
    },
  };

  /** Takes a new answer, of which screen readers are told when no other comes soon. */
  function take(next: ShownAnswer | undefined): void {
    shown = next;
    const found = viewsOf(next?.result.hits ?? []);
    const limit = next?.question.area ? search.hitsPerPage : undefined;
    groups = dialog ? groupsOf(found, limit) : [{area: '', views: found}];
    const views = groups.flatMap((group) => group.views);
    insights?.drawn(
      next,
      views.map(({id}) => id),
    );
    asking.fetchTexts(views, !dialog);
    if (combobox) combobox.active = (next && restored) ?? 0;
    said = remark = '';
    clearTimeout(timer);
    if (!next) return;
    timer = setTimeout(() => {
      said = saidOf(next);
      onRemark(saidOfCards(asking.now().cards));
    }, saidAfter);
  }

  /** On the search page: the next results come near the end of the list, unless the button has the focus. */
  function watchEnd(): void {
    watcher?.disconnect();
    const button = mount.querySelector('.DocSearch-More button');
    if (!button) return;
    const onSeen: IntersectionObserverCallback = ([entry]) =>
      entry?.isIntersecting && document.activeElement !== button && asking.more();
    watcher = new IntersectionObserver(onSeen, {rootMargin: lead});
    watcher.observe(button);
  }

  function draw(): void {
    const session = asking.now();
    const hasFailed = session.failure === 'answer';
    const next = hasFailed ? undefined : session.shown;
    const isNew = next !== shown;
    if (isNew) take(next);
    const snapshot = {session, shown, groups, area, said, remark};
    if (!combobox) {
      fill(mount, [pageView(snapshot, memory.now(), actions)]);
      if (isNew) watchEnd();
      if (wanted < 0) return;
      const row = rows()[wanted];
      row?.focus();
      if (row) wanted = -1;
      else if (isNew) asking.more();
      return;
    }
    fill(mount, dialogView(snapshot, combobox.active, memory.now(), actions));
    const options = [...mount.querySelectorAll<HTMLAnchorElement>('[role=option]')];
    combobox.take(options, shown?.question === session.question, hasFailed);
    if (!shown || restored === undefined) return;
    options[restored]?.scrollIntoView({block: 'nearest'});
    restored = undefined;
  }

  field.addEventListener('input', askAnew, {signal});
  dialog?.addEventListener(
    'keydown',
    (event) => {
      if (frame) drawNow();
      if (event.target === field && combobox?.onKey(event)) drawNow();
      else focusNeighbourLink(event, dialog);
    },
    {signal},
  );
  if (last) {
    field.value = last.query;
    field.select();
  }
  if (!dialog) wanted = leftRow();
  ask();
  drawNow();
  return {
    show(question) {
      if (question.query === field.value && question.area === area) return;
      field.value = question.query;
      area = question.area;
      wanted = leftRow();
      ask();
    },
    end() {
      if (dialog && !isLeft) keepSearch(hasCrashed ? {query: ''} : now());
      ending.abort();
      insights?.stop();
      watcher?.disconnect();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      fill(mount, []);
      combobox?.end();
    },
  };
}
