import { openPostgres } from '../src/platform/db/dbPostgres.ts';
import { openLog } from '../src/platform/log/openLog.ts';
import { openJobs } from '../src/platform/queue/jobs.ts';
import { PROBE } from './probeauftrag.ts';

// A worker of its own that begins a job and never ends it; the test ends the process in the middle.
const [, , url = ''] = process.argv;
const db = openPostgres(url, { max: 3 });
const jobs = await openJobs(db, openLog('silent'));
await jobs.work(PROBE, async ({ nr }) => {
  await db.query("insert into probe (nr, wer) values ($1, 'langsam')", [nr]);
  process.stdout.write('begonnen\n');
  await new Promise(() => undefined);
});
