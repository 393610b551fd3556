import {searchAreas} from '../../../site/products';
import type {AreaCounts} from '../../client/areaCounts';
import {accentOf, iconOfArea} from '../accent';
import {fill, set} from './dom';
import {button, icon} from './parts';

/** @returns the short name of an area, given its `lvl0` */
export const areaName = (area: string): string =>
  searchAreas.find(({value}) => value === area)?.label ?? area;

export type AreaFilter = {draw: (counts: AreaCounts | undefined, chosen: string | undefined) => void};

/**
 * A row of buttons that narrow the search to a product or area, with the number of hits in each. A button stays the same
 * element while its area is shown, so that the focus stays.
 *
 * @param row the element that holds them
 * @param onChoose told the area, or undefined for all
 */
export function openAreaFilter(row: HTMLElement, onChoose: (area: string | undefined) => void): AreaFilter {
  const buttons = new Map<string, HTMLButtonElement>();

  function choice(area: string, count: number, isChosen: boolean): HTMLButtonElement {
    let made = buttons.get(area);
    if (!made) {
      const press = () => onChoose(made?.ariaPressed === 'true' || !area ? undefined : area);
      made = button({class: `chip ${accentOf(area)}`}, press);
      buttons.set(area, made);
    }
    fill(made, [area && icon(iconOfArea(area)), area ? areaName(area) : 'All', count > 0 && ` ${count}`]);
    set(made, 'aria-pressed', String(isChosen));
    return made;
  }

  return {
    draw(counts, chosen) {
      const areas = counts?.areas ?? [];
      row.hidden = !(areas.length > 1 || chosen);
      if (row.hidden) return;
      const shown = areas.map(({area, count}) => choice(area, count, area === chosen));
      const missing = chosen && !areas.some(({area}) => area === chosen) && choice(chosen, 0, true);
      fill(row, [choice('', counts?.all ?? 0, !chosen), ...shown, missing]);
    },
  };
}
