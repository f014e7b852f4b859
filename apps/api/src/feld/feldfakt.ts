import type { Feldmeldung } from '@kehrtour/contract/feldmeldung';
import {
  beurteileAusgang,
  type Feldausgang,
  type Feldergebnis,
  type Feldgrund,
  istFeldausgang,
  istNachweis,
  istUhrFraglich,
  istVerspaetungVeraltet,
  VERSPAETUNGEN,
} from '@kehrtour/domain/feldmeldung';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import {
  nimmFeldausgangZurueck,
  schreibeFeldnotiz,
  setzeFeldausgang,
  type TerminstandRow,
} from '../termin/feldausgang.ts';
import { type FeldmeldungRow, findFeldmeldung } from './feldmeldung.store.ts';
import { VERSPAETET } from './feldnews.ts';

type Fakt = Omit<
  FeldmeldungRow,
  'ergebnis' | 'grund' | 'gilt' | 'davor' | 'fenster_von' | 'fenster_bis' | 'nachweis'
>;
type Befund = { ergebnis: Feldergebnis; grund: Feldgrund | null; gilt: boolean };

const UEBERNOMMEN: Befund = { ergebnis: 'uebernommen', grund: null, gilt: false };
const abgelehnt = (grund: Feldgrund): Befund => ({ ergebnis: 'abgelehnt', grund, gilt: false });

/** Years that a database keeps; a clock beyond them says nothing. */
const ZEIT_MAX_MS = Date.UTC(2199, 0);
const ZEIT_MIN_MS = Date.UTC(1900, 0);

/** A fact with its time by the server's clock. */
export function faktAus(ctx: StaffCtx, meldung: Feldmeldung): Fakt {
  const uhrAm = new Date(meldung.gesehenAm);
  const gesehenMs = uhrAm.getTime() + meldung.uhrVersatz;
  const gesehenAm = new Date(Math.min(ZEIT_MAX_MS, Math.max(ZEIT_MIN_MS, gesehenMs)));
  return {
    id: meldung.id,
    termin_id: meldung.terminId,
    mitarbeiter_id: ctx.actor.id,
    art: meldung.art,
    bezug_id: meldung.bezugId ?? null,
    gesehen_am: gesehenAm,
    uhr_am: uhrAm,
    am: ctx.now(),
    uhr_fraglich: istUhrFraglich(gesehenAm, meldung.uhrVersatz, ctx.now()),
    folge: meldung.folge,
    geraet: meldung.geraet,
    text: meldung.text ?? '',
  };
}

/** What becomes of a fact, with all that it does to its appointment; the row that keeps it. */
export async function wende(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow | undefined,
  fakt: Fakt,
): Promise<FeldmeldungRow> {
  if (!termin)
    return {
      ...fakt,
      ...abgelehnt('besuch-unbekannt'),
      davor: null,
      fenster_von: null,
      fenster_bis: null,
      nachweis: false,
    };
  const nachweis = nachweisVon(fakt, termin);
  const befund = gehoertIhm(ctx, termin)
    ? await wendeAn(ctx, tx, termin, { ...fakt, nachweis })
    : abgelehnt('anderer-mitarbeiter');
  const { status: davor, fenster_von, fenster_bis } = termin;
  return {
    ...fakt,
    ...befund,
    davor,
    fenster_von,
    fenster_bis,
    nachweis: nachweis && befund.ergebnis !== 'abgelehnt',
  };
}

/** The desk may tell of every visit, who drives of his own. */
const gehoertIhm = ({ actor }: StaffCtx, { mitarbeiter_id }: TerminstandRow): boolean =>
  darf(actor.rolle, 'termin.ansehen') || mitarbeiter_id === actor.id;

const nachweisVon = ({ art, gesehen_am, uhr_fraglich }: Fakt, termin: TerminstandRow): boolean =>
  istNachweis(
    { art, gesehenAm: gesehen_am, uhrFraglich: uhr_fraglich },
    { fensterVon: termin.fenster_von, fensterBis: termin.fenster_bis },
  );

type Bewertet = Fakt & { readonly nachweis: boolean };

async function wendeAn(ctx: StaffCtx, tx: Tx, termin: TerminstandRow, fakt: Bewertet): Promise<Befund> {
  const { art } = fakt;
  if (istFeldausgang(art)) return wendeAusgangAn(ctx, tx, termin, { ...fakt, art });
  if (art === 'ruecknahme') return nimmZurueck(ctx, tx, termin, fakt);
  if (art === 'verspaetung') return nimmVerspaetung(ctx, tx, fakt);
  if ((art === 'notiz' || art === 'mangel') && fakt.text !== '')
    await schreibeFeldnotiz(ctx, tx, termin, { art, text: fakt.text });
  return UEBERNOMMEN;
}

async function wendeAusgangAn(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow,
  fakt: Bewertet & { readonly art: Feldausgang },
): Promise<Befund> {
  const { vermerk } = termin;
  const urteil = beurteileAusgang(fakt.art, fakt.gesehen_am, {
    status: termin.status,
    fensterVon: termin.fenster_von,
    fensterBis: termin.fenster_bis,
    rundeVorbei: termin.runde_vorbei,
    nurAbgeschlossen: vermerk?.abschluss === true,
    ausgangGesehenAm: vermerk?.gesehenAm === undefined ? null : new Date(vermerk.gesehenAm),
  });
  const { ergebnis, grund } = urteil;
  if (urteil.tut === 'nichts') return { ergebnis, grund, gilt: false };
  try {
    await ersetzeAusgang(ctx, tx, termin, fakt);
  } catch (error) {
    // Somebody was told of the other result, or plans with it: both stay as they are, and the office decides.
    if (urteil.tut !== 'ersetzt' || !(error instanceof Refused)) throw error;
    return { ergebnis: 'widerspricht', grund: 'anderes-ergebnis', gilt: false };
  }
  return { ergebnis, grund, gilt: true };
}

/**
 * The result of this fact is the appointment's, whatever result stood before.
 * @throws Refused 'termin.vermerk-gebraucht', before anything was written
 */
export async function ersetzeAusgang(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow,
  fakt: { art: Feldausgang; gesehen_am: Date; nachweis: boolean; text: string },
): Promise<void> {
  const frei = termin.vermerk === null ? termin : await nimmFeldausgangZurueck(ctx, tx, termin);
  await setzeFeldausgang(ctx, tx, frei, {
    art: fakt.art,
    umstand: {
      gesehenAm: fakt.gesehen_am.toISOString(),
      ...(fakt.art === 'nichtDa' && !fakt.nachweis && { ohneNachweis: true as const }),
    },
  });
  if (fakt.text !== '') await schreibeFeldnotiz(ctx, tx, frei, { art: 'notiz', text: fakt.text });
}

/** What waited too long says nothing any more: nobody is told, and whoever told it hears so. */
async function nimmVerspaetung(ctx: StaffCtx, tx: Tx, fakt: Fakt): Promise<Befund> {
  const minuten = VERSPAETUNGEN.find((eine) => String(eine) === fakt.text);
  if (minuten === undefined) return UEBERNOMMEN;
  if (fakt.uhr_fraglich || istVerspaetungVeraltet(fakt.gesehen_am, ctx.now()))
    return abgelehnt('verspaetung-veraltet');
  const { unternehmenId } = ctx;
  await ctx.deps.jobs.enqueue(tx, VERSPAETET, { unternehmenId, mitarbeiterId: ctx.actor.id, minuten });
  return UEBERNOMMEN;
}

/** Takes back what the same phone or person told before. */
async function nimmZurueck(ctx: StaffCtx, tx: Tx, termin: TerminstandRow, fakt: Fakt): Promise<Befund> {
  const bezug = fakt.bezug_id === null ? undefined : await findFeldmeldung(tx, fakt.bezug_id);
  if (!bezug || bezug.termin_id !== termin.id || bezug.mitarbeiter_id !== ctx.actor.id)
    return abgelehnt('nichts-zurueckzunehmen');
  if (!bezug.gilt) return UEBERNOMMEN;
  // Another result stands by now: there is nothing left of this one.
  if (termin.vermerk?.gesehenAm !== bezug.gesehen_am.toISOString()) return UEBERNOMMEN;
  try {
    await nimmFeldausgangZurueck(ctx, tx, termin);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return abgelehnt('nicht-zurueckzunehmen');
  }
  return { ...UEBERNOMMEN, gilt: true };
}
