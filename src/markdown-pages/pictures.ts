/** Small pictures stand inside a page as data addresses, which Markdown cannot carry: they become files. */
import {imageFile} from '../blog/contract.node';

/** Site path of their folder. */
const folder = '/assets/pictures';

export class Pictures {
  /** By site path. */
  readonly files = new Map<string, Buffer>();

  /** @param siteUrl address of the site, without a final slash */
  constructor(private readonly siteUrl: string) {}

  /** @returns the whole address of the file that takes the place of a data address; undefined for every other address */
  addressOf(address: string): string | undefined {
    const image = imageFile(address, []);
    if (!image) return undefined;
    const path = `${folder}/${image.name}`;
    this.files.set(path, image.bytes);
    return this.siteUrl + path;
  }
}
