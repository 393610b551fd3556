/** Stands in for what a browser need not have. */
export {};
