/** The looks of the panel. It is in a shadow root, which adopts them: styles of the page end there, its tokens do not. */
export const styles = `
:host {
  position: fixed; z-index: 1000; inset: auto 0 0 0; display: flex; justify-content: center;
  padding: var(--hub-space-8); pointer-events: none;
  color: var(--hub-text); font: var(--hub-type-14)/1.5 var(--ifm-font-family-base);
}
:host([hidden]) { display: none; }
section {
  display: flex; flex-direction: column; box-sizing: border-box; width: 100%; max-width: 44rem; max-height: 45vh;
  overflow: hidden; pointer-events: auto; background: var(--hub-page); border: 1px solid var(--hub-danger);
  border-radius: var(--hub-radius-card); box-shadow: var(--hub-shadow);
}
header {
  display: flex; gap: var(--hub-space-8); align-items: center; justify-content: space-between;
  padding: var(--hub-space-4) var(--hub-space-8) var(--hub-space-4) var(--hub-space-16);
  background: var(--hub-danger-tint);
}
h2 { margin: 0; color: var(--hub-danger); font-size: inherit; line-height: inherit; }
ul { margin: 0; padding: 0; overflow-y: auto; list-style: none; }
li { padding: var(--hub-space-12) var(--hub-space-16); border-top: 1px solid var(--hub-line); }
li > * { margin: 0; overflow-wrap: anywhere; }
.place {
  display: flex; flex-wrap: wrap; gap: var(--hub-space-4) var(--hub-space-12); align-items: center;
  justify-content: space-between;
}
li > .place { margin-bottom: var(--hub-space-4); }
code { font-family: var(--ifm-font-family-monospace); font-size: 0.92em; }
.message { white-space: pre-line; }
.remedy { color: var(--hub-muted); white-space: pre-line; }
button {
  min-height: 32px; padding: 0 var(--hub-space-12); color: var(--hub-brand); font: inherit; cursor: pointer;
  background: transparent; border: 1px solid var(--hub-line-strong); border-radius: var(--hub-radius);
}
button:hover { background: var(--hub-raised); }
button:focus-visible, ul:focus-visible { outline: 2px solid var(--hub-focus); outline-offset: -2px; }
@media print { :host { display: none; } }
`;
