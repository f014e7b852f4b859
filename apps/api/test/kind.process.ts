import { bediene } from '../src/ort/bediene.ts';

/** A child that does what the test says: answer, crash, hang, report. */
bediene(async (inhalt, melde) => {
  const auftrag = inhalt as { was: string; wert?: unknown };
  if (auftrag.was === 'stirb') process.kill(process.pid, 'SIGKILL');
  if (auftrag.was === 'haenge') await new Promise((loese) => setTimeout(loese, 60_000));
  if (auftrag.was === 'scheitere') throw Object.assign(new Error('Das geht nicht.'), { grund: 'probe.nein' });
  if (auftrag.was === 'berichte') melde('halb');
  return auftrag.wert;
});
