/** Changes of security requirements of an operation, and of the security schemes. */
import {below, breaking, harmless, type Change, type ChangeLocation} from './change';
import {listOf, namesOf, objectOf, same, type Json, type VersionPair} from './versionPair';
import {inlineCode} from './valuesInMarkdown';

type SecurityAlternative = Map<string, string[]>;

/** The security requirements, of which one must be met; a single empty one when no credentials are needed. */
function alternativesOf(document: Json, operation: Json): SecurityAlternative[] {
  const list = listOf(operation.security ?? document.security);
  if (!list.length) return [new Map<string, string[]>()];
  return list.map(
    (entry) =>
      new Map(Object.entries(objectOf(entry)).map(([name, scopes]) => [name, listOf(scopes).map(String)])),
  );
}

/** Whether credentials for `given` also meet `asked`. */
const satisfies = (given: SecurityAlternative, asked: SecurityAlternative) =>
  [...asked].every(
    ([name, scopes]) => scopes.every((scope) => given.get(name)?.includes(scope)) && given.has(name),
  );

function shown(alternatives: SecurityAlternative[]): string {
  const one = (alternative: SecurityAlternative) =>
    [...alternative]
      .map(([name, scopes]) =>
        scopes.length ? `${inlineCode(name)} with ${scopes.map(inlineCode).join(', ')}` : inlineCode(name),
      )
      .join(' and ') || 'none';
  return alternatives.map(one).join(', or ');
}

/** @param place the operation; a client whose credentials were enough, and are no longer, is broken */
export function securityChanges(
  pair: VersionPair,
  place: ChangeLocation,
  before: Json,
  after: Json,
): Change[] {
  const olds = alternativesOf(pair.before, before);
  const nows = alternativesOf(pair.after, after);
  const covers = (givens: SecurityAlternative[], askeds: SecurityAlternative[]) =>
    givens.every((given) => askeds.some((asked) => satisfies(given, asked)));
  const isEnough = covers(olds, nows);
  if (isEnough && covers(nows, olds)) return [];
  const at = {...below(place, 'security'), place: 'Authorisation', anchor: 'authorisation'};
  const what = `is ${shown(nows)}; it was ${shown(olds)}`;
  return isEnough
    ? [harmless(at, 'changed', what)]
    : [breaking(at, 'changed', what, 'Get credentials that are enough before you move to this version.')];
}

/** Scopes of a scheme's flows: further ones are harmless. */
function flowsOf(scheme: Json): Json {
  return Object.fromEntries(
    Object.entries(objectOf(scheme.flows)).map(([name, flow]) => {
      const {scopes, ...addresses} = objectOf(flow);
      return [name, {...addresses, scopes: Object.keys(objectOf(scopes))}];
    }),
  );
}

function flowChanges(place: ChangeLocation, before: Json, after: Json): Change[] {
  const [olds, nows] = [flowsOf(before), flowsOf(after)];
  return namesOf(olds, nows).flatMap((name) => {
    const at = below(place, 'flows', name);
    if (!(name in nows))
      return [breaking(at, 'removed', `no longer has the flow ${inlineCode(name)}`, 'Use another flow.')];
    if (!(name in olds)) return [harmless(at, 'added', `has the new flow ${inlineCode(name)}`)];
    const [old, now] = [objectOf(olds[name]), objectOf(nows[name])];
    return namesOf(old, now).flatMap((key): Change[] => {
      if (key === 'scopes') {
        const [had, has] = [listOf(old.scopes).map(String), listOf(now.scopes).map(String)];
        const gone = had.filter((scope) => !has.includes(scope));
        const fresh = has.filter((scope) => !had.includes(scope));
        return [
          ...gone.map((scope) =>
            breaking(at, 'removed', `no longer has the scope ${inlineCode(scope)}`, 'Stop asking for it.'),
          ),
          ...fresh.map((scope) => harmless(at, 'added', `has the new scope ${inlineCode(scope)}`)),
        ];
      }
      if (old[key] === now[key]) return [];
      const what = `${inlineCode(key)} of ${inlineCode(name)} is ${inlineCode(now[key])}, it was ${inlineCode(old[key])}`;
      return [breaking(at, 'changed', what, 'Use the new address.')];
    });
  });
}

/** Properties of a scheme that clients depend on; flows are compared separately, `bearerFormat` is only a hint. */
const factsOf = ({type, name, in: place, scheme, openIdConnectUrl}: Json) => ({
  type,
  name,
  place,
  scheme,
  openIdConnectUrl,
});

/** @returns changes of the schemes, which concern every operation that uses them */
export function schemeChanges(pair: VersionPair): Change[] {
  const schemesOf = ({components}: Json) => objectOf(objectOf(components).securitySchemes);
  const [olds, nows] = [schemesOf(pair.before), schemesOf(pair.after)];
  return namesOf(olds, nows).flatMap((name): Change[] => {
    const at: ChangeLocation = {
      place: `Security scheme ${inlineCode(name)}`,
      pointer: ['components', 'securitySchemes', name],
    };
    if (!(name in nows)) return [breaking(at, 'removed', 'is gone', 'Authenticate in another way.')];
    if (!(name in olds)) return [harmless(at, 'added', 'is new')];
    const [old, now] = [objectOf(olds[name]), objectOf(nows[name])];
    return [
      ...(same(factsOf(old), factsOf(now))
        ? []
        : [breaking(at, 'changed', 'works in another way', 'Read how to authenticate now.')]),
      ...flowChanges(at, old, now),
    ];
  });
}
