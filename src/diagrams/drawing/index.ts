/** From the text of a diagram to the SVG that is stored. */
import {kindOf} from '../key';
import {wordsOf} from '../words';
import type {Draw} from './browser';
import {graphPicture} from './graph';
import type {Picture} from './picture';
import {sequencePicture} from './sequence';
import {settingsFor} from './settings';
import {forDrawing} from './source';
import {svgOf} from './svg';
import {brokenLabel} from './words';

/** Narrow first, for phones; wider while a word does not fit its box. */
const scales = [1, 1.15, 1.3, 1.5, 1.8];

const read = (source: string, svg: string): Picture =>
  kindOf(source) === 'sequenceDiagram' ? sequencePicture(svg) : graphPicture(svg);

/**
 * @param source of a diagram of a kind that is stored, its insertions filled
 * @param key name of the drawing
 * @param draw has Mermaid draw
 * @returns SVG
 * @throws Error when Mermaid cannot draw it, or a word of it fits no box
 */
export async function drawingOf(source: string, key: string, draw: Draw): Promise<string> {
  let broken: string | undefined;
  for (const scale of scales) {
    const svg = await draw(forDrawing(source), settingsFor(source, scale));
    const picture = read(source, svg);
    broken = brokenLabel(picture.labels, source);
    if (broken === undefined) return svgOf(picture, wordsOf(source), `d${key}`);
  }
  throw new Error(`The label "${broken}" does not fit into its shape. Remedy: shorten its longest word.`);
}
