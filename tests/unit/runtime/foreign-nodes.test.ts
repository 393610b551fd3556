/** Nodes that a translator or an extension has wrapped or taken away. */
import {expect, it} from 'vitest';
import {tolerateForeignNodes} from '../../../src/runtime/foreign-nodes';

/** As much of a node as the two methods need; they throw as those of a browser do. */
class FakeNode {
  parentNode: FakeNode | null = null;
  childNodes: FakeNode[] = [];

  constructor(
    readonly name: string,
    ...children: FakeNode[]
  ) {
    for (const child of children) this.insertBefore(child, null);
  }

  removeChild(node: FakeNode): FakeNode {
    if (node.parentNode !== this) throw new Error(`${this.name} has no child ${node.name}`);
    this.childNodes = this.childNodes.filter((child) => child !== node);
    node.parentNode = null;
    return node;
  }

  insertBefore(node: FakeNode, next: FakeNode | null): FakeNode {
    if (next && next.parentNode !== this) throw new Error(`${this.name} has no child ${next.name}`);
    node.parentNode?.removeChild(node);
    this.childNodes.splice(next ? this.childNodes.indexOf(next) : Infinity, 0, node);
    node.parentNode = this;
    return node;
  }

  toString(): string {
    return this.childNodes.length ? `${this.name}(${this.childNodes.join(' ')})` : this.name;
  }
}

tolerateForeignNodes(FakeNode.prototype as unknown as Node);
const node = (name: string, ...children: FakeNode[]) => new FakeNode(name, ...children);

it('a node is removed from where it is now, and one that is gone already is returned', () => {
  const [own, wrapped, gone] = [node('own'), node('wrapped'), node('gone')];
  const parent = node('p', own, node('font', wrapped));
  expect([parent.removeChild(wrapped), parent.removeChild(own), parent.removeChild(gone)]).toEqual([
    wrapped,
    own,
    gone,
  ]);
  expect(`${parent}`).toBe('p(font)');
});

it('a node is inserted before what holds its neighbour, and last when the neighbour is gone', () => {
  const [own, wrapped] = [node('own'), node('wrapped')];
  const parent = node('p', own, node('font', wrapped));
  parent.insertBefore(node('first'), own);
  parent.insertBefore(node('second'), wrapped);
  parent.insertBefore(node('third'), node('gone'));
  parent.insertBefore(node('fourth'), null);
  expect(`${parent}`).toBe('p(first own second font(wrapped) third fourth)');
});
