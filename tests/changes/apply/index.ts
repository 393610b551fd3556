/**
 * Changes a copy of the repository as authors would, by the guides and without a look at the tests:
 * `npx tsx tests/changes/apply <folder of the copy>`.
 */
import {addErrorCode, addNotice, addPage, addPost, addProduct, addTag} from './add';
import {addApi} from './addApi';
import {leadOn} from './leadOn';
import {addOperation, removeOperation} from './operations';
import {
  removeAuthor,
  removeErrorCode,
  removePage,
  removePost,
  removeProduct,
  removeTag,
  renameHeading,
} from './remove';
import {Tree} from './tree';

/** What is done, in this order, by what it is called. */
export const changes: Record<string, (tree: Tree) => void> = {
  'a page is removed': removePage,
  'a post is removed': removePost,
  'a tag is removed': removeTag,
  'an error code is removed': removeErrorCode,
  'an operation is removed': removeOperation,
  'a product is removed': removeProduct,
  'a heading is renamed': renameHeading,
  'a page is added': addPage,
  'a notice of two lines is added': addNotice,
  'a post with a screenshot and an author is added': addPost,
  'an author is removed': removeAuthor,
  'a tag is added': addTag,
  'an error code is added': addErrorCode,
  'an operation is added': addOperation,
  'a product is added': addProduct,
  'an API is added': addApi,
  'what is gone leads on': leadOn,
};

/**
 * @param folder of the copy
 * @param leftOut changes that are not made
 */
export function changeContent(folder: string, leftOut: readonly string[] = []): void {
  const tree = new Tree(folder);
  for (const [name, change] of Object.entries(changes)) if (!leftOut.includes(name)) change(tree);
}

const [folder] = process.argv.slice(2);
if (process.argv[1]?.includes('changes/apply') && folder) changeContent(folder);
