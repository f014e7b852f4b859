import { foreground } from './parts/foreground.ts';

foreground(['apps/api/src/betrieb/sicherung/versand.process.ts', ...process.argv.slice(2)]);
