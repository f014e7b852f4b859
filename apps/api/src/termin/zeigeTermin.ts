import { type Termin, terminAktion, type TerminAktion } from '@kehrtour/contract/termin';
import { darf } from '@kehrtour/domain/rolle';
import { BUCHUNGSFRAGEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import { hatPlatzVerloren, istBesuchsausgang, type TerminStatus } from '@kehrtour/domain/termin/termin';
import {
  type Handelnder,
  istZuSpaet,
  moeglicheTerminAktionen,
  wechsleTerminStatus,
} from '@kehrtour/domain/termin/terminwechsel';

import { listSchluessel } from '../liegenschaft/liegenschaftStand.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { betrifft } from './betroffeneAufgaben.ts';
import { ladeNachweise } from './nachweise.ts';
import {
  findTermin,
  listRueckmeldungen,
  listTerminaufgaben,
  listTerminkontakte,
  listVerlauf,
  type TerminRow,
} from './terminblatt.store.ts';
import { darfSehen, kurzAus } from './terminsicht.ts';
import { verhinderungssaetze } from './verhinderungssaetze.ts';
import { handelnderFuer, vomBuero } from './wechsleTermin.ts';

/** An appointment with its answers, proofs and history. */
export async function zeigeTermin(ctx: StaffCtx, id: string): Promise<Termin> {
  return ctx.transaction((tx) => terminJetzt(ctx, tx, id));
}

/** @throws Refused 'nicht-gefunden', also where it is somebody else's and the person may see only her own */
export async function terminJetzt(ctx: StaffCtx, tx: Tx, id: string): Promise<Termin> {
  const row = await findTermin(tx, id);
  if (!row || !darfSehen(ctx, row)) throw new Refused('nicht-gefunden');
  const aufgaben = await listTerminaufgaben(tx, row);
  const rueckmeldungen = await listRueckmeldungen(tx, id);
  const verlauf = await listVerlauf(tx, id);
  const wer = handelnderFuer(ctx, row);
  return {
    ...kurzAus(row),
    version: row.version,
    kontakte: await listTerminkontakte(tx, row),
    notizZugang: row.notiz_zugang,
    schluessel: await listSchluessel(tx, row.liegenschaft_id),
    notizArbeit: row.notiz_arbeit,
    aufgaben: aufgaben
      .filter((aufgabe) => betrifft(row, aufgabe))
      .map(({ dauer_minuten, frist_bis, nutzungseinheit_id: _einheit, ...aufgabe }) => ({
        ...aufgabe,
        dauerMinuten: dauer_minuten,
        fristBis: frist_bis,
      })),
    notiz: row.notiz,
    buchung: row.buchung && buchungAus(row.buchung),
    antwortBis: row.antwort_bis?.toISOString() ?? null,
    rueckmeldungen: rueckmeldungen.map(({ gelesen_am, am, ...rueckmeldung }) => ({
      ...rueckmeldung,
      am: am.toISOString(),
      gelesen: gelesen_am !== null,
    })),
    ankuendigungen: await ladeNachweise(ctx, tx, { terminIds: [id] }),
    verhinderung: await verhinderungssaetze(ctx, tx, row),
    verlauf: verlauf.map(({ am, gesehen_am, gesehen_von, ohne_nachweis, ...zeile }) => ({
      ...zeile,
      am: am.toISOString(),
      gesehenAm: gesehen_am,
      gesehenVon: gesehen_von,
      ohneNachweis: ohne_nachweis,
    })),
    aktionen: angeboteneAktionen(ctx, row)
      .filter(istMeldbar)
      .filter(
        (aktion) => !istZuSpaet(aktion, row.runde_vorbei || hatPlatzVerloren(row.status, row.mitarbeiter_id)),
      )
      .filter((aktion) => aendertStand(row.status, aktion, wer)),
    ruecknahme: row.vermerkt && istBesuchsausgang(row.status) && darf(ctx.actor.rolle, 'termin.erledigen'),
  };
}

/** What the desk may; and at a visit of one's own, that the door was opened after all. What else a phone may tell is no button here. */
function angeboteneAktionen(ctx: StaffCtx, row: TerminRow): ReturnType<typeof moeglicheTerminAktionen> {
  const amTisch = moeglicheTerminAktionen(row.status, vomBuero(ctx));
  if (row.status !== 'abgelehnt') return amTisch;
  const vorOrt = moeglicheTerminAktionen(row.status, handelnderFuer(ctx, row));
  return [...amTisch, ...vorOrt.filter((aktion) => aktion === 'erledige')];
}

type Gebucht = NonNullable<TerminRow['buchung']>;

/** Answers to the questions before booking, in their order. */
export const angabenAus = (
  wunsch: Gebucht['wunsch'],
): { frage: (typeof BUCHUNGSFRAGEN)[number]; anzahl: number }[] =>
  BUCHUNGSFRAGEN.flatMap((frage) => {
    const anzahl = wunsch.angaben?.[frage];
    return anzahl === undefined ? [] : [{ frage, anzahl }];
  });

function buchungAus({ wunsch, ...gebucht }: Gebucht): NonNullable<Termin['buchung']> {
  return {
    referenz: gebucht.referenz,
    angelegtAm: new Date(gebucht.angelegtAm).toISOString(),
    notiz: gebucht.notiz,
    angaben: angabenAus(wunsch),
    preisCent: wunsch.preisCent ?? null,
    preisText: wunsch.preisText ?? '',
    zuschlagText: wunsch.zuschlagText ?? '',
    widerrufenAm: gebucht.widerrufenAm === null ? null : new Date(gebucht.widerrufenAm).toISOString(),
    bestaetigenBis: gebucht.bestaetigenBis === null ? null : new Date(gebucht.bestaetigenBis).toISOString(),
    ...(gebucht.mailFehler ? { mailFehler: gebucht.mailFehler } : {}),
    ausWelle: gebucht.ausWelle,
    ueberstimmt: gebucht.ueberstimmt,
  };
}

const meldbar: readonly string[] = terminAktion.options;
const istMeldbar = (aktion: string): aktion is TerminAktion => meldbar.includes(aktion);

/** A promise that is noted already needs no button. */
function aendertStand(status: TerminStatus, aktion: TerminAktion, wer: Handelnder): boolean {
  const wechsel = wechsleTerminStatus(status, aktion, wer);
  return wechsel.ok && wechsel.value !== status;
}
