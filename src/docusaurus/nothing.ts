/** Stands for a module that a page leaves out. An alias `false` would name it after the folder of the checkout, and with it every file. */
export {};
