import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';

import { systemCode } from '../../platform/refusal/systemCode.ts';
import { KartenFehler } from './kartenfehler.ts';

const LEBENSZEICHEN_MS = 5_000;
/** Whoever gave no sign for so long is not at work any more. */
const VERWAIST_MS = 30_000;
const NACHSEHEN_MS = 250;

/** One at a time works at a building site, whichever process it belongs to; the others wait. */
export async function alleinAn<Wert>(
  sperre: string,
  signal: AbortSignal | undefined,
  arbeite: () => Promise<Wert>,
): Promise<Wert> {
  while (!(await nimmSperre(sperre))) {
    if (signal?.aborted === true) throw new KartenFehler('karte.abgebrochen');
    await warte(NACHSEHEN_MS);
  }
  const zeichen = setInterval(() => {
    // Nobody waits for it; a sign that fails is followed by the next one.
    gibLebenszeichen(sperre).catch(() => undefined);
  }, LEBENSZEICHEN_MS);
  try {
    return await arbeite();
  } finally {
    clearInterval(zeichen);
    await rm(sperre, { force: true });
  }
}

/** Written, so that the disk sets the time; never made anew where somebody took it away. */
async function gibLebenszeichen(sperre: string): Promise<void> {
  const datei = await open(sperre, 'r+');
  try {
    await datei.write(String(process.pid), 0);
  } finally {
    await datei.close();
  }
}

async function nimmSperre(sperre: string): Promise<boolean> {
  if (await legeAn(sperre)) return true;
  await raeumeVerwaiste(sperre);
  return legeAn(sperre);
}

/** @returns whether it is ours; a disk lets only one make a file. */
async function legeAn(datei: string): Promise<boolean> {
  try {
    await (await open(datei, 'wx')).close();
    return true;
  } catch (fehler) {
    if (systemCode(fehler) === 'EEXIST') return false;
    throw fehler;
  }
}

/**
 * Takes away what somebody left who is gone. One at a time looks and takes away: whoever looked a moment earlier would take away
 * what the next one has just made.
 */
async function raeumeVerwaiste(sperre: string): Promise<void> {
  const blick = `${sperre}.blick`;
  if (!(await legeAn(blick))) {
    // Whoever died while looking.
    const probe = `${sperre}.${randomUUID()}`;
    await legeAn(probe);
    if (await istVerwaist(blick, probe)) await rm(blick, { force: true });
    await rm(probe, { force: true });
    return;
  }
  try {
    if (await istVerwaist(sperre, blick)) await rm(sperre, { force: true });
  } finally {
    await rm(blick, { force: true });
  }
}

/** Both times come from the clock of the same disk: that of a disk in the network goes otherwise than ours. */
async function istVerwaist(datei: string, ebenGemacht: string): Promise<boolean> {
  const [gesehen, jetzt] = await Promise.all(
    [datei, ebenGemacht].map((eine) => stat(eine).catch(() => null)),
  );
  return gesehen != null && jetzt != null && gesehen.mtimeMs < jetzt.mtimeMs - VERWAIST_MS;
}

/** Does a step of the building once: its outcome is kept beside the work until the whole is finished. */
export async function einmal<Ergebnis>(
  ordner: string,
  schritt: string,
  arbeite: () => Promise<Ergebnis>,
): Promise<Ergebnis> {
  const notiz = join(ordner, `${schritt}.schritt`);
  const text = await readFile(notiz, 'utf8').catch(() => null);
  if (text !== null && text !== '') return JSON.parse(text) as Ergebnis;
  const ergebnis = await arbeite();
  await writeFile(notiz, JSON.stringify(ergebnis));
  return ergebnis;
}

/** Takes away what the steps noted. */
export const raeumeAuf = (ordner: string, schritte: readonly string[]): Promise<void[]> =>
  Promise.all(schritte.map((schritt) => rm(join(ordner, `${schritt}.schritt`), { force: true })));

/** Everything that lies directly in a folder is on the disk for good when it returns; whoever wrote it in a process with few rights may not say so. */
export async function schreibeFest(ordner: string): Promise<void> {
  for (const eintrag of await readdir(ordner, { withFileTypes: true })) {
    if (!eintrag.isFile()) continue;
    await using datei = await open(join(ordner, eintrag.name), 'r+');
    await datei.sync();
  }
}
