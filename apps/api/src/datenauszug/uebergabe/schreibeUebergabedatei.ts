import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { FrischerNachweis } from '@kehrtour/contract/frischerNachweis';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { kehrbuchgrenze } from '@kehrtour/domain/recht/aufbewahrung';
import { UEBERGABE_UMFANG } from '@kehrtour/domain/recht/bezirksuebergabe';

import { verlangeFrisch } from '../../konto/faktor/verlangeFrisch.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { recordOfCompany } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { AUSZUGSTABELLEN } from '../auszugstabellen.ts';
import type { Auszugsangaben } from '../liesmich.ts';
import { schreibeAuszug } from '../schreibeAuszug.ts';
import { imBezirk, listUnterlagen, lockUebergabe, setDatei } from './uebergabe.store.ts';
import { verlangeRecht } from './zeigeUebergabe.ts';

const GRENZE = { anzahl: 10, proSekunden: 86_400 };
const OHNE_MELDUNG = { melde: () => Promise.resolve(), aborted: () => false };

/**
 * The file for the successor: the district's houses alone, as JSON for programs and as tables for people, with the papers. What the
 * company keeps of itself and of customers without sovereign work is none of hers (§ 19 Abs. 5 SchfHwG).
 * @throws Refused 'nicht-gefunden' where no handing over runs; 'passwort-falsch' | 'zweiter-faktor-falsch'
 */
export async function schreibeUebergabedatei(
  ctx: StaffCtx,
  nachweis: FrischerNachweis,
): Promise<{ inhalt: Readable; name: string }> {
  verlangeRecht(ctx);
  const laufende = await ctx.transaction(lockUebergabe);
  if (!laufende) throw new Refused('nicht-gefunden');
  await verlangeFrisch(ctx, nachweis);
  await countOrRefuse(ctx, `bezirksuebergabe/${ctx.unternehmenId}`, GRENZE);
  const heute = ortszeitAus(ctx.now()).tag;
  const ordner = join(ctx.deps.env.dataDir, 'auszuege', `bezirk-${randomUUID()}`);
  await mkdir(ordner, { recursive: true });
  try {
    let haeuser = 0;
    const geschrieben = await schreibeAuszug(ctx, ordner, OHNE_MELDUNG, {
      bedingung: (tabelle) => imBezirk(tabelle, kehrbuchgrenze(heute)),
      ablagen: listUnterlagen,
      liesmich: (angaben) => {
        haeuser = angaben.gezaehlt.find(({ tabelle }) => tabelle === 'liegenschaft')?.zeilen ?? 0;
        return erklaerung(angaben);
      },
    });
    if (!geschrieben) throw new Refused('nicht-gefunden');
    const pruefsumme = await pruefsummeVon(geschrieben.pfad);
    await ctx.transaction(async (tx) => {
      await setDatei(tx, { id: laufende.id, am: ctx.now(), haeuser, pruefsumme });
      await recordOfCompany(ctx, tx, { was: 'daten-ausgegeben', nach: { haeuser, pruefsumme } });
    });
    const inhalt = createReadStream(geschrieben.pfad);
    inhalt.once('close', () => void rm(ordner, { recursive: true, force: true }));
    return { inhalt, name: `bezirksuebergabe-${heute}.zip` };
  } catch (error) {
    await rm(ordner, { recursive: true, force: true });
    throw error;
  }
}

async function pruefsummeVon(pfad: string): Promise<string> {
  const summe = createHash('sha256');
  await pipeline(createReadStream(pfad), summe);
  return summe.digest('hex');
}

/** What the file explains to the successor. */
function erklaerung({ am, gezaehlt, fehlend }: Auszugsangaben): string {
  const wann = am.toLocaleString('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const zeilen = [
    'ÜBERGABE DES KEHRBEZIRKS (§ 19 ABS. 3 SCHFHWG)',
    `Geschrieben am ${wann} Uhr.`,
    '',
    'Zu übergeben sind:',
    ...UEBERGABE_UMFANG.map((was) => `– ${was}`),
    'Diese Datei enthält davon, was hier geführt wurde. Das Kehrbuch selbst führt die Kehrbezirkssoftware des Betriebs; ihre Ausgabe gehört dazu.',
    '',
    'Bitte prüfen Sie stichprobenartig, ob alles da und lesbar ist, und bestätigen oder beanstanden Sie die Übergabe binnen sechs Wochen schriftlich oder elektronisch.',
    '',
    'tabellen/    Für Menschen: je Thema eine Tabelle (CSV, UTF-8, Semikolon).',
    'daten/       Für Programme: dieselben Zeilen als JSON.',
    'dateien/     Unterlagen der Häuser. Der Name beginnt mit der Kennung aus „dokument“.',
    '',
    'WAS DARIN STEHT',
    ...gezaehlt.map(({ tabelle, zeilen: anzahl }) => {
      const worte = AUSZUGSTABELLEN[tabelle];
      return `${tabelle} (${anzahl}): ${worte && 'inhalt' in worte ? worte.inhalt : 'Weitere Angaben'}`;
    }),
    ...(fehlend.length === 0
      ? []
      : ['', 'DIESE DATEIEN WAREN NICHT MEHR DA', ...fehlend.map((name) => `– ${name}`)]),
    '',
  ];
  return `\uFEFF${zeilen.join('\r\n')}`;
}
