/** A client module: React goes on where a translator or an extension has moved or replaced its nodes. */

/** @returns the child of `parent` that is `node` or holds it; null when somebody has taken the node away */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Has nodes removed where they are now, and inserted before what holds their neighbour now; both methods throw otherwise
 * (https://github.com/facebook/react/issues/11538).
 */
export function tolerateForeignNodes(prototype: Pick<Node, 'removeChild' | 'insertBefore'>): void {
  const {removeChild, insertBefore} = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, node: Child): Child {
    return childWith(this, node) ? removeChild.call<Node, [Child], Child>(node.parentNode!, node) : node;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    return insertBefore.call<Node, [Child, Node | null], Child>(this, node, childWith(this, next));
  };
}

// The server has no nodes.
if (typeof Node === 'function') tolerateForeignNodes(Node.prototype);
