import type {Result} from '../../../bench/report/result';

/** Two measures of two peers. */
export const result: Result = {
  part: 'build',
  about: 'What a build <costs>.',
  peers: ['Ours', 'Theirs 1.2'],
  tables: [
    {
      title: '60 pages',
      rows: [
        {name: 'Processor time', unit: 's', digits: 1, values: [8, 12], isPlotted: true},
        {name: 'Transfer', unit: 'kB', digits: 0, values: [1250.4, null], isPlotted: false},
        {name: 'Growth', unit: '×', digits: 2, values: [1.04, 1.5], isPlotted: true},
      ],
    },
  ],
};
