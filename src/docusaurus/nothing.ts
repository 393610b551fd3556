/** An empty module, in the place of one that browsers need not load. */
export {};
