/** A waveform that looks like speech and is the same in each build. */
import type {Element} from 'hast';
import {h, s} from 'hastscript';
import type {Sound} from '../model';

const bars = 64;
const height = 24;

/** Between 0 and 1: bursts of speech with pauses, by lane and place. */
function loudness(lane: number, bar: number): number {
  const turn = Math.sin(bar * 0.23 + lane * Math.PI);
  const grain = Math.abs(Math.sin(bar * 12.9898 + lane * 78.233) * 43758.5453) % 1;
  return turn > -0.15 ? 0.25 + 0.75 * turn * (0.45 + 0.55 * grain) : 0.06;
}

/** Outlines of bars from one place to another. */
function path(lane: number, from: number, to: number, isFlat: (bar: number) => boolean): string {
  return Array.from({length: to - from}, (_, index) => {
    const bar = from + index;
    const size = isFlat(bar) ? 6 : Math.max(2, Math.round(Math.abs(loudness(lane, bar)) * (height - 2)));
    return `M${bar * 4 + 2} ${(height - size) / 2}v${size}`;
  }).join('');
}

function lane(name: string, index: number, {played, isMasked}: Sound): Element {
  const until = Math.round(bars * played);
  const isFlat = (bar: number) => Boolean(isMasked) && index === 1 && bar > 22 && bar < 44;
  return h('div', {className: ['s-lane']}, [
    h('span', name),
    s('svg', {viewBox: `0 0 ${bars * 4} ${height}`, preserveAspectRatio: 'none'}, [
      s('path', {className: ['s-played'], d: path(index, 0, until, isFlat)}),
      s('path', {d: path(index, until, bars, isFlat)}),
    ]),
  ]);
}

export const sound = (control: Sound): Element =>
  h(
    'div',
    {className: ['s-sound']},
    control.lanes.map((name, index) => lane(name, index, control)),
  );
