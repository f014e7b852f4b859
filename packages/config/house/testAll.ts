import { runSuite } from './parts/suite.ts';

await runSuite('night', process.argv.slice(2));
