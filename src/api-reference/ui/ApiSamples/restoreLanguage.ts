import {languageStorageKey} from '@site/src/samples/sampleLanguages';

/** Opens the sample of the remembered language; runs as the page is parsed, before it is painted. */
export function restoreLanguage(box: Element, key: string): void {
  try {
    const value = localStorage.getItem(key);
    const samples = Array.from(box.querySelectorAll('details'));
    const select = box.querySelector('select');
    if (!select || !samples.some((sample) => sample.dataset.value === value)) return;
    for (const sample of samples) sample.open = sample.dataset.value === value;
    select.value = value ?? '';
  } catch {
    // A browser may refuse its storage: the first language stays.
  }
}

/** The function as an inline script, because the remembered language would otherwise appear only after hydration. */
export const restoreScript = `(${String(restoreLanguage)})(document.currentScript.parentElement, '${languageStorageKey}')`;
