/** The skip link, before React answers: as Docusaurus does it, which leads past the sidebar as well as the bar. */
export function listenForSkip(): void {
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[href^="#__"]')) return;
    const main = document.querySelector('main')!;
    main.tabIndex = -1;
    main.focus();
    event.preventDefault();
  });
}
