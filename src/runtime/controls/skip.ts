/** The skip link before hydration: moves the focus to `<main>`, as Docusaurus's does. */
export function listenForSkip(): void {
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[href^="#__"]')) return;
    const main = document.querySelector('main')!;
    main.tabIndex = -1;
    main.focus();
    event.preventDefault();
  });
}
