import { foreground } from './parts/foreground.ts';

foreground(
  ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '-p', '6006', '--no-open'],
  'packages/ui',
);
