import { type Termin, terminAktion, type TerminAktion } from '@kehrtour/contract/termin';
import {
  type Akteur,
  moeglicheTerminAktionen,
  type TerminStatus,
  wechsleTerminStatus,
} from '@kehrtour/domain/termin';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { Refused } from '../platform/refused.ts';
import { betrifft } from './betroffeneAufgaben.ts';
import {
  findTermin,
  listHaltaufgaben,
  listNachweise,
  listRueckmeldungen,
  listTerminkontakte,
  listVerlauf,
} from './termin.store.ts';
import { darfSehen, kurzAus } from './terminsicht.ts';

/** An appointment with its answers, proofs and history. */
export async function zeigeTermin(ctx: StaffCtx, id: string): Promise<Termin> {
  return ctx.transaction((tx) => terminJetzt(ctx, tx, id));
}

/** @throws Refused 'nicht-gefunden', also where it is somebody else's and the person may see only her own */
export async function terminJetzt(ctx: StaffCtx, tx: Tx, id: string): Promise<Termin> {
  const row = await findTermin(tx, id);
  if (!row || !darfSehen(ctx, row)) throw new Refused('nicht-gefunden');
  const aufgaben = await listHaltaufgaben(tx, row.halt_id);
  const rueckmeldungen = await listRueckmeldungen(tx, id);
  const nachweise = await listNachweise(tx, id);
  const verlauf = await listVerlauf(tx, id);
  return {
    ...kurzAus(row),
    version: row.version,
    kontakte: await listTerminkontakte(tx, row),
    notizZugang: row.notiz_zugang,
    aufgaben: aufgaben
      .filter((aufgabe) => betrifft(row, aufgabe))
      .map(({ dauer_minuten, frist_bis, nutzungseinheit_id: _einheit, ...aufgabe }) => ({
        ...aufgabe,
        dauerMinuten: dauer_minuten,
        fristBis: frist_bis,
      })),
    notiz: row.notiz,
    antwortBis: row.antwort_bis?.toISOString() ?? null,
    rueckmeldungen: rueckmeldungen.map(({ gelesen_am, am, ...rueckmeldung }) => ({
      ...rueckmeldung,
      am: am.toISOString(),
      gelesen: gelesen_am !== null,
    })),
    ankuendigungen: nachweise.map(({ erstellt_am, zugang_am, ...nachweis }) => ({
      ...nachweis,
      erstelltAm: erstellt_am.toISOString(),
      zugangAm: zugang_am,
    })),
    verlauf: verlauf.map(({ am, ...zeile }) => ({ am: am.toISOString(), ...zeile })),
    aktionen: moeglicheTerminAktionen(row.status, ctx.actor.rolle)
      .filter(istMeldbar)
      .filter((aktion) => aendertStand(row.status, aktion, ctx.actor.rolle)),
  };
}

const meldbar: readonly string[] = terminAktion.options;
const istMeldbar = (aktion: string): aktion is TerminAktion => meldbar.includes(aktion);

/** A promise that is noted already needs no button. */
function aendertStand(status: TerminStatus, aktion: TerminAktion, akteur: Akteur): boolean {
  const wechsel = wechsleTerminStatus(status, aktion, akteur);
  return wechsel.ok && wechsel.value !== status;
}
