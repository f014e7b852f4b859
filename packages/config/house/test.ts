import { runSuite } from './parts/suite.ts';

await runSuite('day', process.argv.slice(2));
