/** Reads from a printed PDF on which page each part of the document begins. */
import {getDocument, type PDFDocumentProxy} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A place in a PDF: a page, as a reference to its object, and where on it. */
type Destination = [{num: number; gen: number}, ...unknown[]];

/** @param pdf content of the file */
export const openPdf = (pdf: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({data: new Uint8Array(pdf), verbosity: 0}).promise;

/**
 * @param pdf content of the file
 * @returns how many pages it has, and for each place that its links lead to, the number of the page, from 1
 */
export async function pageNumbers(pdf: Buffer): Promise<{count: number; places: Map<string, number>}> {
  const document = await openPdf(pdf);
  try {
    const destinations = Object.entries((await document.getDestinations()) as Record<string, Destination>);
    const places = await Promise.all(
      destinations.map(
        async ([name, [page]]) => [name, (await document.getPageIndex(page)) + 1] as [string, number],
      ),
    );
    return {count: document.numPages, places: new Map(places)};
  } finally {
    await document.destroy();
  }
}
