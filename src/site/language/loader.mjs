/**
 * A bundler loader that puts the texts of a language into a module. Plain JavaScript, because Node loads it as it is.
 *
 * @this {{resourcePath: string, getOptions: () => {inline: (file: string, source: string) => string}}}
 * @param {string} source
 */
export default function inline(source) {
  return this.getOptions().inline(this.resourcePath, source);
}
