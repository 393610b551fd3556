/** Everything that the project knows as data and that readers ask for by itself. */
import path from 'node:path';
import type {SpecificationEntry} from '../../../site/apis';
import {apiSources} from './apiSources';
import {codeAnswers} from './codes';
import {fieldAnswersOf} from './fields';
import {identifierAnswers} from './identifiers';
import {limitAnswers} from './limits';
import {meaningAnswers} from './meanings';
import {nameAnswers} from './names';
import {operationAnswers} from './operations';
import {permissionAnswers} from './permissions';
import {postAnswers} from './posts';
import type {AnswerSource} from './source';
import {statusAnswers} from './statuses';

/**
 * @param siteDir folder of the site, for its posts
 * @param entries of the list of APIs
 * @returns all answers, those of one key the best first
 */
export async function collectAnswers(
  siteDir: string,
  entries: readonly SpecificationEntry[],
): Promise<AnswerSource[]> {
  const sources = await apiSources(entries);
  return [
    ...codeAnswers(),
    ...limitAnswers(),
    ...permissionAnswers(),
    ...meaningAnswers(),
    ...postAnswers(path.join(siteDir, 'blog')),
    ...identifierAnswers(),
    ...operationAnswers(sources),
    ...statusAnswers(sources),
    ...fieldAnswersOf(sources),
    ...nameAnswers(sources),
  ];
}
