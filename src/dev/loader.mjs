/**
 * A bundler loader that applies the option `edit` to a module. Plain JavaScript, because Node loads it as it is.
 *
 * @this {{getOptions: () => {edit: (source: string) => string}}}
 * @param {string} source
 */
export default function edit(source) {
  return this.getOptions().edit(source);
}
