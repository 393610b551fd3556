/** What authors remove or rename: each looks for something that the least of the site depends on. */
import path from 'node:path';
import {addressOf, type Tree} from './tree';

/** The one of which the fewest files speak. */
function rarest(tree: Tree, names: string[], textOf: (name: string) => string): string {
  const counts = names.map((name) => tree.mentions(textOf(name)).length);
  const index = counts.indexOf(Math.min(...counts));
  const found = names[index];
  if (!found) throw new Error('There is nothing to remove. Remedy: adapt tests/changes.');
  return found;
}

const tagsOf = (tree: Tree, file: string): string[] =>
  (/^tags: \[(.*)\]$/m.exec(tree.read(file))?.[1] ?? '').split(', ').filter(Boolean);

/** Takes an entry and what is indented below it out of a list in YAML. */
const removeEntry = (tree: Tree, file: string, key: string) =>
  tree.replace(file, new RegExp(`^${key}:\\n(?:[ \\t].*\\n|\\n)*`, 'm'), '');

/** Takes tags off a list that no page has any more, as a rule asks. */
function dropUnusedTags(tree: Tree, folder: 'docs' | 'blog'): void {
  const pages = tree.pages().filter((file) => file.startsWith(`${folder}/`));
  const used = new Set(pages.flatMap((file) => tagsOf(tree, file)));
  for (const [, tag = ''] of tree.read(`${folder}/tags.yml`).matchAll(/^([\w-]+):$/gm))
    if (!used.has(tag)) removeEntry(tree, `${folder}/tags.yml`, tag);
}

/** Words take the place of links to what is gone. */
function unlink(tree: Tree, isGone: (target: string) => boolean): void {
  tree.rewriteLinks((target, _, words) => (isGone(target) ? words : undefined));
}

const isPageOf = (files: string[]) => {
  const gone = new Set(files.flatMap((file) => [file, addressOf(file)]));
  return (target: string) => gone.has(target);
};

export function removePage(tree: Tree): void {
  const sidebar = tree.read('sidebars.ts');
  const listed = tree.pages().filter((file) => sidebar.includes(`'${addressOf(file).slice(6)}'`));
  const code = tree.below('src').filter((file) => /\.tsx?$/.test(file));
  const named = code.map((file) => tree.read(file)).join('\n');
  const free = listed.filter((file) => !new RegExp(`${addressOf(file)}['#]`).test(named));
  const gone = rarest(tree, free, (file) => path.basename(file));
  const id = addressOf(gone).slice('/docs/'.length);
  unlink(tree, isPageOf([gone]));
  tree.remove(gone);
  tree.replace('sidebars.ts', new RegExp(`\\s*(?:page\\('${id}', '[\\w-]+'\\)|'${id}'),`), '');
}

/** The oldest post that the code of the site does not lead to. */
export function removePost(tree: Tree): void {
  const posts = tree.pages().filter((file) => file.startsWith('blog/'));
  const slugOf = (file: string) => /^slug: (.*)$/m.exec(tree.read(file))?.[1] ?? '';
  const gone = rarest(tree, posts, (file) => slugOf(file));
  const address = `/blog/${slugOf(gone)}`;
  tree.remove(path.dirname(gone));
  unlink(tree, (target) => target === gone || target === address);
  dropUnusedTags(tree, 'blog');
}

/** The tag of the fewest posts, those of products aside. */
export function removeTag(tree: Tree): void {
  const products = tree.read('src/site/products.ts');
  const tags = [...tree.read('blog/tags.yml').matchAll(/^([\w-]+):$/gm)].map(([, tag = '']) => tag);
  const free = tags.filter((tag) => !products.includes(`'${tag}'`) && !products.includes(`/tags/${tag}'`));
  const posts = tree.pages().filter((file) => file.startsWith('blog/'));
  const uses = (tag: string) => posts.filter((file) => tagsOf(tree, file).includes(tag));
  const spare = free.filter((tag) => uses(tag).every((file) => tagsOf(tree, file).length > 1));
  const gone = spare.sort((one, other) => uses(one).length - uses(other).length)[0];
  if (!gone) throw new Error('Every tag is the only one of a post. Remedy: adapt tests/changes.');
  for (const file of uses(gone)) {
    const others = tagsOf(tree, file).filter((tag) => tag !== gone);
    tree.replace(file, /^tags: .*$/m, `tags: [${others.join(', ')}]`);
  }
  removeEntry(tree, 'blog/tags.yml', gone);
  unlink(tree, (target) => target === `/blog/tags/${gone}`);
}

/** The first author; the last signs their posts. */
export function removeAuthor(tree: Tree): void {
  const authors = [...tree.read('blog/authors.yml').matchAll(/^([\w-]+):$/gm)].map(([, name = '']) => name);
  const [gone = '', heir = ''] = [authors[0], authors.at(-1)];
  for (const file of tree.pages().filter((name) => name.startsWith('blog/')))
    if (tree.read(file).includes(`authors: [${gone}]`))
      tree.replace(file, `authors: [${gone}]`, `authors: [${heir}]`);
  removeEntry(tree, 'blog/authors.yml', gone);
  const snippets = '.vscode/components.code-snippets';
  if (tree.read(snippets).includes(gone)) tree.replace(snippets, gone, heir);
  unlink(tree, (target) => target === `/blog/authors/${gone}`);
}

export function removeErrorCode(tree: Tree): void {
  const sources = tree.below('src/content/error-codes');
  const codes = sources.flatMap((file) =>
    [...tree.read(file).matchAll(/code: '(FOC-\d+)'/g)].map(([, code = '']) => code),
  );
  const gone = rarest(tree, codes, (code) => code);
  const file = sources.find((name) => tree.read(name).includes(`code: '${gone}'`))!;
  tree.replace(file, new RegExp(`  \\{\\n    code: '${gone}',\\n[^]*?\\n  \\},\\n`), '');
}

/** Words take the place of error codes that no page explains any more. */
function forget(tree: Tree, file: string, codes: string[]): void {
  const named = new RegExp(`\\b(?:${codes.join('|')})\\b`, 'g');
  if (codes.length && named.test(tree.read(file))) tree.replace(file, named, 'its own code');
}

/** Sections that hold a block and lead to no page but those that are gone. */
function removeSections(tree: Tree, file: string, isGone: (target: string) => boolean): void {
  const sections = tree
    .read(file)
    .split(/^(?=<div class="\w+">\n\n## )|(?<!^<div class="\w+">\n\n)^(?=## )/m);
  const isIdle = (section: string) => {
    const targets = [...section.matchAll(/\]\((\.[^)#]+)/g)].map(([, target = '']) =>
      path.posix.join(path.posix.dirname(file), target),
    );
    return section.includes('{{block ') && targets.length > 0 && targets.every(isGone);
  };
  const kept = sections.filter((section) => !isIdle(section));
  if (kept.length < sections.length) tree.write(file, `${kept.join('').trimEnd()}\n`);
}

/** Pictures of a product whose pages are gone. */
function removeScreens(tree: Tree, product: string): void {
  const folder = 'src/screens/screens';
  if (!tree.below(folder).some((file) => file.startsWith(`${folder}/${product}/`))) return;
  const list = `${folder}/index.ts`;
  const imported = new RegExp(`^import \\{(\\w+)\\} from '\\./${product}(?:/\\w+)?';\\n`, 'gm');
  const names = [...tree.read(list).matchAll(imported)].map(([, name = '']) => name);
  tree.replace(list, imported, '');
  for (const name of names) tree.replace(list, `  ...${name},\n`, '');
  tree.remove(`${folder}/${product}`);
}

/** The product that the home page and the posts speak of least: its pages, its entry, its section, its links. */
export function removeProduct(tree: Tree): void {
  const ids = [...tree.read('src/site/products.ts').matchAll(/^ {4}id: '([\w-]+)'/gm)].map(
    ([, id = '']) => id,
  );
  const home = tree.read('src/pages/index.tsx');
  const free = ids.filter((id) => !home.includes(`/docs/${id}/`));
  const gone = rarest(tree, free.slice(0, -1), (id) => `/${id}/`);
  const isOfProduct = (file: string) => file.startsWith(`docs/${gone}/`);
  const files = tree.pages().filter(isOfProduct);
  for (const file of tree.pages()) if (!isOfProduct(file)) removeSections(tree, file, isPageOf(files));
  unlink(tree, isPageOf(files));
  const explained = files.flatMap((file) => tree.read(file).match(/(?<=^#+ .*)\b[A-Z]{2,3}-D?\d+\b/gm) ?? []);
  tree.remove(`docs/${gone}`);
  for (const file of tree.pages()) forget(tree, file, explained);
  removeScreens(tree, gone);
  tree.replace('.github/CODEOWNERS', new RegExp(`^/docs/${gone}/.*\\n`, 'm'), '');
  tree.replace('src/site/products.ts', new RegExp(`  \\{\\n    id: '${gone}',\\n[^]*?\\n  \\},\\n`), '');
  const [, name = ''] =
    new RegExp(`const (\\w+): SidebarItemConfig = \\{[^}]*product-${gone}'`).exec(tree.read('sidebars.ts')) ??
    [];
  tree.replace('sidebars.ts', new RegExp(`const ${name}: SidebarItemConfig = [^]*?\\n\\};\\n\\n`), '');
  tree.replace('sidebars.ts', `\n    ${name},`, '');
  dropUnusedTags(tree, 'docs');
}

/** A heading that another page links to, and the links with it. */
export function renameHeading(tree: Tree): void {
  const wanted: {file: string; anchor: string}[] = [];
  tree.rewriteLinks((target, anchor) => {
    if (/\.md$/.test(target) && anchor) wanted.push({file: target, anchor});
    return undefined;
  });
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .trim()
      .replace(/ /g, '-');
  for (const {file, anchor} of wanted) {
    const heading = [...tree.read(file).matchAll(/^## (\w[\w ]+)$/gm)].find(
      ([, text = '']) => slug(text) === anchor,
    );
    if (!heading) continue;
    tree.replace(file, heading[0], `${heading[0]} and more`);
    tree.rewriteLinks((target, place, words, to) => {
      const isIt = (target === file || target === addressOf(file)) && place === anchor;
      return isIt ? `[${words}](${to.replace(/#.*/, '')}#${anchor}-and-more)` : undefined;
    });
    const address = new RegExp(`${addressOf(file)}#${anchor}(?=')`, 'g');
    const sources = tree.below('src').filter((name) => /\.tsx?$/.test(name));
    for (const source of sources.filter((name) => tree.read(name).search(address) >= 0))
      tree.replace(source, address, `${addressOf(file)}#${anchor}-and-more`);
    return;
  }
  throw new Error('No page links to a heading of another. Remedy: adapt tests/changes.');
}
