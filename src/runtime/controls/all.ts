/** @returns all elements that match, as an array */
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
