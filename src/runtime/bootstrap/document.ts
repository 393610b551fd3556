/** DOM helpers of the scripts that run before hydration. */

export const root = document.documentElement;
