import type {SearchResult} from './port';
import type {ShownAnswer} from './session';

/** Numbers of hits of a query: in all areas, and in each that has some. */
export type AreaCounts = {all: number; areas: NonNullable<SearchResult['areas']>};

/** @returns the counts of an answer; engines count all areas, also when one is chosen */
export function areaCounts({question, result}: ShownAnswer): AreaCounts {
  const {nbHits, areas = []} = result;
  const counted = areas.reduce((sum, {count}) => sum + count, 0);
  return {all: question.area ? counted : nbHits, areas};
}
