/** DocSearch publishes this entry without types; importing it loads the sheet of the modal. */
declare module '@docsearch/react/style';
