import { foreground } from './parts/foreground.ts';

foreground(['apps/gateway/src/main.ts', '--dev']);
