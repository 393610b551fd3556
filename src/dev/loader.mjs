/**
 * Hands the source of a module to the option `edit`. Loaders are files that Node reads as they are.
 *
 * @this {{getOptions: () => {edit: (source: string) => string}}}
 * @param {string} source
 */
export default function edit(source) {
  return this.getOptions().edit(source);
}
