import {expect, test} from 'vitest';
import {mainThreadOf, type TraceEvent} from '../../../bench/page/trace';

const thread = (pid: number, name = 'CrRendererMain'): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid: 1,
  ts: 0,
  args: {name},
});

const task = (pid: number, ts: number, milliseconds: number, tid = 1): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid,
  tid,
  ts,
  tdur: milliseconds * 1000,
});

const paint: TraceEvent = {name: 'firstContentfulPaint', ph: 'R', pid: 7, tid: 1, ts: 100};

test('blocking time is what slowed tasks after the first paint take beyond 50 ms', () => {
  const events = [thread(7), paint, task(7, 50, 40), task(7, 150, 20), task(7, 160, 10), task(7, 170, 15)];
  expect(mainThreadOf(events, 4)).toEqual({cpu: 85, blocking: 40, longest: 160});
});

test('the page is the process that worked most; other threads and other events do not count', () => {
  const events = [
    thread(3),
    thread(7),
    thread(9, 'Compositor'),
    paint,
    task(3, 200, 5),
    task(7, 200, 30),
    task(7, 200, 90, 2),
    task(9, 200, 90),
    {...task(7, 200, 30), name: 'RunTask'},
  ];
  expect(mainThreadOf(events, 4)).toEqual({cpu: 30, blocking: 70, longest: 120});
});

test('a trace without tasks is not a page that cost nothing', () => {
  expect(() => mainThreadOf([thread(7), paint], 4)).toThrow('no tasks');
});
