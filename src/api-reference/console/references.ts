/** References of a bundled document, in which every one is local. */
import {segmentsOf} from '../model/jsonPointer';
import type {BundledDocument, JsonObject} from './parameterExamples';
import type {ReferenceLookup} from './validationSchema';

/** Finds what a reference points to, and resolves a value that may be a reference. */
export function resolverOf(document: BundledDocument): {
  lookup: ReferenceLookup;
  resolve: <Type>(value: unknown) => Type;
} {
  const lookup: ReferenceLookup = (reference) =>
    segmentsOf(reference).reduce<unknown>(
      (value, step) => (value as JsonObject | undefined)?.[step],
      document,
    );
  const resolve = <Type>(value: unknown): Type => {
    const {$ref} = (value ?? {}) as {$ref?: string};
    return $ref ? resolve<Type>(lookup($ref)) : (value as Type);
  };
  return {lookup, resolve};
}

/** @returns the operation of a method, in lower case; since 3.2 a path may have other methods than those of OpenAPI */
export function operationOf(item: JsonObject, method: string): JsonObject {
  const others = Object.entries((item.additionalOperations ?? {}) as JsonObject);
  return (item[method] ?? others.find(([name]) => name.toLowerCase() === method)?.[1]) as JsonObject;
}
