/** A card as a file: its few colours as a palette, which halves what the renderer writes by itself. */
import type {RenderedImage} from '@resvg/resvg-js';
import {encode} from 'fast-png';

/** Colours that differ less than this in each channel are one: nobody sees it, and edges of letters have many. */
const step = 8;

const most = 256;

/** @returns the image as PNG; one of more colours than a palette holds as the renderer writes it */
export function png(image: RenderedImage): Uint8Array {
  const {pixels, width, height} = image;
  const places = new Map<number, number>();
  const palette: [number, number, number][] = [];
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[4 * at], pixels[4 * at + 1], pixels[4 * at + 2]];
    const key = (((red / step) | 0) << 10) | (((green / step) | 0) << 5) | ((blue / step) | 0);
    let place = places.get(key);
    if (place === undefined) {
      place = palette.length;
      if (place === most) return image.asPng();
      places.set(key, place);
      palette.push([red, green, blue]);
    }
    data[at] = place;
  }
  return encode({width, height, data, channels: 1, depth: 8, palette});
}
