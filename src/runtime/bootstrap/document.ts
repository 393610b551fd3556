/** DOM helpers of the scripts that run before hydration. */

export const root = document.documentElement;

/** All elements that match, as an array. */
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
