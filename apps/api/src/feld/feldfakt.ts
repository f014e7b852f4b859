import type { Feldmeldung } from '@kehrtour/contract/feldmeldung';
import { darf } from '@kehrtour/domain/rolle';
import {
  beurteileAusgang,
  type Feldausgang,
  type Feldergebnis,
  type Feldgrund,
  type Feldwort,
  istFeldausgang,
  istFeldwort,
  istNachweis,
  istUhrFraglich,
  istVerspaetungVeraltet,
  VERSPAETUNGEN,
} from '@kehrtour/domain/termin/feldmeldung';

import { legeAuftragAn, legeMangelAn, nimmAuftragZurueck, nimmMangelZurueck } from '../mangel/mangel.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { orRefusal } from '../platform/orRefusal.ts';
import { Refused } from '../platform/refusal/refused.ts';
import {
  loescheFeldnotiz,
  nimmFeldausgangZurueck,
  notizzeile,
  schreibeFeldnotiz,
  setzeFeldausgang,
  type TerminstandRow,
} from '../termin/feldausgang.ts';
import { type Feldangaben, type FeldmeldungRow, findFeldmeldung, listUebrige } from './feldmeldung.store.ts';
import { VERSPAETET } from './feldnews.ts';

type Fakt = Omit<
  FeldmeldungRow,
  'ergebnis' | 'grund' | 'gilt' | 'davor' | 'fenster_von' | 'fenster_bis' | 'nachweis' | 'wirkt_auf'
>;
type Befund = { ergebnis: Feldergebnis; grund: Feldgrund | null; gilt: boolean };
/** The visit that a fact names, and the one that stands for it by now: the same, unless it gave way to another. */
export type Besuch = { readonly genannt: TerminstandRow; readonly geltend: TerminstandRow };

const UEBERNOMMEN: Befund = { ergebnis: 'uebernommen', grund: null, gilt: false };
const abgelehnt = (grund: Feldgrund): Befund => ({ ergebnis: 'abgelehnt', grund, gilt: false });

/** The years that a database keeps; a clock beyond them says nothing. */
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
    einheit_ids: meldung.einheitIds ?? [],
    angaben: angabenAus(meldung),
  };
}

/** What is not said is not kept. */
const angabenAus = ({ mangel, auftrag, fotos }: Feldmeldung): Feldangaben => ({
  ...(mangel && { mangel }),
  ...(auftrag && { auftrag }),
  ...(fotos && fotos.length > 0 && { fotos }),
});

/** What becomes of a fact, with all that it does to its appointment; the row that keeps it. */
export async function wendeFaktAn(
  ctx: StaffCtx,
  tx: Tx,
  besuch: Besuch | undefined,
  fakt: Fakt,
): Promise<FeldmeldungRow> {
  if (!besuch)
    return {
      ...fakt,
      ...abgelehnt('besuch-unbekannt'),
      davor: null,
      fenster_von: null,
      fenster_bis: null,
      nachweis: false,
      wirkt_auf: null,
    };
  const { genannt, geltend } = besuch;
  const nachweis = nachweisVon(fakt, genannt) && genannt.id === geltend.id;
  const befund = await wendeJeArtAn(ctx, tx, besuch, { ...fakt, nachweis });
  const { fenster_von, fenster_bis } = genannt;
  return {
    ...fakt,
    ...befund,
    davor: geltend.status,
    fenster_von,
    fenster_bis,
    nachweis: nachweis && befund.ergebnis !== 'abgelehnt',
    wirkt_auf: genannt.id === geltend.id ? null : geltend.id,
  };
}

/** The desk may tell of every visit, a driver of his own, and whoever drives along of those. */
const gehoertIhm = ({ actor }: StaffCtx, { mitarbeiter_id, mitfahrende }: TerminstandRow): boolean =>
  darf(actor.rolle, 'termin.ansehen') || mitarbeiter_id === actor.id || mitfahrende.includes(actor.id);

/** Or it was his until somebody else took it: what his phone saw there happened. */
export const warDabei = (ctx: StaffCtx, termin: TerminstandRow): boolean =>
  gehoertIhm(ctx, termin) || termin.vorher_bei.includes(ctx.actor.id);

const nachweisVon = ({ art, gesehen_am, uhr_fraglich }: Fakt, termin: TerminstandRow): boolean =>
  istNachweis(
    { art, gesehenAm: gesehen_am, uhrFraglich: uhr_fraglich },
    { fensterVon: termin.fenster_von, fensterBis: termin.fenster_bis },
  );

type Bewertet = Fakt & { readonly nachweis: boolean };

async function wendeJeArtAn(ctx: StaffCtx, tx: Tx, besuch: Besuch, fakt: Bewertet): Promise<Befund> {
  const { art } = fakt;
  const { genannt } = besuch;
  if (istFeldausgang(art)) return wendeAusgangAn(ctx, tx, besuch, { ...fakt, art });
  if (art === 'ruecknahme') return nimmZurueck(ctx, tx, besuch, fakt);
  if (!warDabei(ctx, genannt)) return abgelehnt('anderer-mitarbeiter');
  if (art === 'verspaetung') return nimmVerspaetung(ctx, tx, fakt);
  if (istFeldwort(art)) await halteWorteFest(ctx, tx, genannt, { ...fakt, art });
  return UEBERNOMMEN;
}

/** A defect and an order stand in a list of their own, too. */
export async function halteWorteFest(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow,
  fakt: Fakt & { readonly art: Feldwort },
): Promise<void> {
  const { art, angaben } = fakt;
  if (art === 'mangel') await legeMangelAn(ctx, tx, fundAus(termin, fakt), angaben.mangel);
  if (art === 'auftrag') await legeAuftragAn(ctx, tx, fundAus(termin, fakt), angaben.auftrag);
  if (fakt.text !== '') await schreibeFeldnotiz(ctx, tx, termin, fakt);
}

/** Where several flats are named, it is the house's. */
const fundAus = ({ id, liegenschaft_id, nutzungseinheit_id }: TerminstandRow, fakt: Fakt) => ({
  id: fakt.id,
  terminId: id,
  liegenschaftId: liegenschaft_id,
  einheitId: fakt.einheit_ids.length === 1 ? (fakt.einheit_ids[0] ?? null) : nutzungseinheit_id,
  text: fakt.text,
  gesehenAm: fakt.gesehen_am,
  von: fakt.mitarbeiter_id,
});

async function wendeAusgangAn(
  ctx: StaffCtx,
  tx: Tx,
  { genannt, geltend }: Besuch,
  fakt: Bewertet & { readonly art: Feldausgang },
): Promise<Befund> {
  const { vermerk } = geltend;
  const urteil = beurteileAusgang(fakt.art, fakt.gesehen_am, {
    status: geltend.status,
    fensterVon: genannt.fenster_von,
    fensterBis: genannt.fenster_bis,
    rundeVorbei: geltend.runde_vorbei,
    nurAbgeschlossen: vermerk?.abschluss === true,
    ausgangGesehenAm: vermerk?.gesehenAm === undefined ? null : new Date(vermerk.gesehenAm),
    verlegt: istVerlegt(genannt, geltend),
    // Whoever said no may have lost the place: nobody drives there, and whoever did the work all the same did it.
    unbeteiligt: !warDabei(ctx, genannt),
    fremd: !gehoertIhm(ctx, genannt) && (fakt.art !== 'erledigt' || genannt.mitarbeiter_id !== null),
  });
  const { ergebnis, grund } = urteil;
  if (urteil.tut === 'nichts') return { ergebnis, grund, gilt: false };
  const ersetzt = await orRefusal(tx, () => ersetzeAusgang(ctx, tx, geltend, fakt));
  if (!(ersetzt instanceof Refused)) return { ergebnis, grund, gilt: true };
  // Somebody was told of the other result, or plans with it: both stay as they are, and the office decides.
  if (urteil.tut !== 'ersetzt') throw ersetzt;
  return { ergebnis: 'widerspricht', grund: 'anderes-ergebnis', gilt: false };
}

/** The household was given another time, by another appointment. */
const istVerlegt = (genannt: TerminstandRow, geltend: TerminstandRow): boolean =>
  genannt.id !== geltend.id || genannt.status === 'verschoben';

/**
 * The result of this fact is the appointment's, whatever result stood before.
 * @throws Refused 'termin.vermerk-gebraucht'
 */
export async function ersetzeAusgang(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow,
  fakt: Pick<FeldmeldungRow, 'gesehen_am' | 'mitarbeiter_id' | 'nachweis' | 'text'> & { art: Feldausgang },
): Promise<void> {
  const frei = termin.vermerk === null ? termin : await nimmFeldausgangZurueck(ctx, tx, termin);
  await setzeFeldausgang(ctx, tx, frei, {
    art: fakt.art,
    umstand: {
      gesehenAm: fakt.gesehen_am.toISOString(),
      von: fakt.mitarbeiter_id,
      ...(fakt.art === 'nichtDa' && !fakt.nachweis && { ohneNachweis: true as const }),
    },
  });
  if (fakt.text !== '') await schreibeFeldnotiz(ctx, tx, frei, { ...fakt, art: 'notiz' });
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

const istDessen = ({ vermerk }: TerminstandRow, { gesehen_am, mitarbeiter_id }: FeldmeldungRow): boolean =>
  vermerk?.gesehenAm === gesehen_am.toISOString() && vermerk.von === mitarbeiter_id;

/** Somebody else saw a result, too, and has not taken it back: it was silent behind this one, and holds from now on. */
export async function lasseUebrigesGelten(
  ctx: StaffCtx,
  tx: Tx,
  frei: TerminstandRow,
  [uebrig]: readonly FeldmeldungRow[],
): Promise<void> {
  if (uebrig && istFeldausgang(uebrig.art))
    await ersetzeAusgang(ctx, tx, frei, { ...uebrig, art: uebrig.art, text: '' });
}

/** Takes back what the same phone or person told before. */
async function nimmZurueck(
  ctx: StaffCtx,
  tx: Tx,
  { genannt, geltend: termin }: Besuch,
  fakt: Fakt,
): Promise<Befund> {
  const bezug = fakt.bezug_id === null ? undefined : await findFeldmeldung(tx, fakt.bezug_id);
  if (!bezug || bezug.termin_id !== genannt.id || bezug.mitarbeiter_id !== ctx.actor.id)
    return abgelehnt('nichts-zurueckzunehmen');
  if (istFeldwort(bezug.art)) return nimmWorteZurueck(ctx, tx, genannt, { ...bezug, art: bezug.art });
  // Another result stands by now: there is nothing left of this one.
  if (!istDessen(termin, bezug)) return UEBERNOMMEN;
  const uebrige = await listUebrige(tx, termin.id, bezug.id);
  // Those who were silent behind it do not agree among each other: none of them holds before the office has decided.
  if (new Set(uebrige.map(({ art }) => art)).size > 1) return abgelehnt('nicht-zurueckzunehmen');
  const zurueck = await orRefusal(tx, async () => {
    const gesehen = { gesehenAm: fakt.gesehen_am.toISOString(), von: fakt.mitarbeiter_id };
    const frei = await nimmFeldausgangZurueck(ctx, tx, termin, gesehen);
    await loescheFeldnotiz(ctx, tx, frei, bezug.text);
    await lasseUebrigesGelten(ctx, tx, frei, uebrige);
  });
  if (zurueck instanceof Refused) return abgelehnt('nicht-zurueckzunehmen');
  return { ...UEBERNOMMEN, gilt: true };
}

/** What was found or ordered goes as long as nobody works with it; words in the note go with it. */
async function nimmWorteZurueck(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow,
  bezug: FeldmeldungRow & { readonly art: Feldwort },
): Promise<Befund> {
  if (bezug.ergebnis !== 'uebernommen') return UEBERNOMMEN;
  const fund = { id: bezug.id, liegenschaftId: termin.liegenschaft_id, text: bezug.text };
  const weg =
    (bezug.art === 'mangel' && (await nimmMangelZurueck(ctx, tx, fund))) ||
    (bezug.art === 'auftrag' && (await nimmAuftragZurueck(ctx, tx, fund))) ||
    bezug.art === 'notiz';
  if (!weg) return abgelehnt('nicht-zurueckzunehmen');
  await loescheFeldnotiz(ctx, tx, termin, notizzeile(bezug.art, bezug.text));
  return UEBERNOMMEN;
}
