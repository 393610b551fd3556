/** Makes one thing: answers, plan, rules, files. */
import {filesOn, readSite} from '../../rules/contract';
import {answersFor, type Ask} from './ask';
import {askingOf, type Answers, type NewKind, type Plan} from './kind';
import {objectionsTo} from './objections';
import {refuseExisting, write} from './write';

/**
 * @param given values of flags
 * @param root folder of the project
 * @param ask undefined where nobody can answer
 * @returns what was written
 * @throws Error with what is missing, wrong or against a rule; then nothing is written
 */
export async function makeNew(kind: NewKind, given: Answers, root: string, ask?: Ask): Promise<Plan> {
  const site = readSite(filesOn(root));
  const plan = await kind.plan(await answersFor(askingOf(kind), given, site, ask), site);
  refuseExisting(plan, root);
  const objections = await objectionsTo(plan, site, root);
  if (objections.length) throw new Error(`Nothing is written, because of:\n${objections.join('\n')}`);
  write(plan, root);
  return plan;
}
