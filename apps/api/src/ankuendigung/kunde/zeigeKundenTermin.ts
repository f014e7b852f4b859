import { randomUUID } from 'node:crypto';

import type { KundenTermin } from '@kehrtour/contract/ankuendigung';
import {
  antwortMoeglich,
  istUeberstimmt,
  kannWidersprechen,
} from '@kehrtour/domain/ankuendigung/rueckmeldung';
import { formatDatum, formatEuro, formatTagLang, formatWochentag } from '@kehrtour/domain/format';
import { lageText } from '@kehrtour/domain/liegenschaft/wohnungsangabe';
import { adresszeile } from '@kehrtour/domain/ort/adresse';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { rechtssatz } from '@kehrtour/domain/recht/rechtssaetze';
import { fasseZusammen } from '@kehrtour/domain/taetigkeit/besuch';
import { nachweisAn } from '@kehrtour/domain/termin/mangel';
import type { Rueckmeldende } from '@kehrtour/domain/termin/rueckmeldungsart';
import type { Ankunftsspanne } from '@kehrtour/domain/termin/tagesverzug';
import { jeStand } from '@kehrtour/domain/termin/termin';
import { personensatz } from '@kehrtour/domain/unternehmen/personenkreis';

import { ladeGesagteMaengel } from '../../mangel/gesagteMaengel.ts';
import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { listRueckmeldungen, type RueckmeldungRow } from '../../termin/rueckmeldungen.ts';
import { ladeErwarteteAnkunft } from '../../termin/zeigeFahrtstand.ts';
import type { Zettel } from '../../terminzettel/zettelAuftrag.ts';
import { type Geoeffnet, oeffne } from '../../zugang/zugangscode.ts';
import { type AbsenderDerKehrtourRow, findAbsender } from '../empfang/empfang.store.ts';
import { zettelzeile } from '../papier/baueZettel.ts';
import { findeAlternativen } from './findeAlternativen.ts';
import {
  type BesuchsarbeitRow,
  findErledigtAm,
  findHauswunsch,
  findKundenTermin,
  findZetteltext,
  type KundenTerminRow,
  listBesuchsarbeit,
} from './kunde.store.ts';
import { herkunftDerKarte } from './kundenKarte.ts';

/** Shows one appointment to whoever holds its code. Reading changes nothing: mail scanners open links too. */
export async function zeigeKundenTermin(
  ctx: GuestCtx,
  eingabe: { code: string; hausnr?: string | undefined },
): Promise<KundenTermin> {
  return seiteVon(await oeffne(ctx, eingabe));
}

/** What the page says first; a draft, or a request, has no slip that leads here. */
const standsatz = jeStand(
  {
    entwurf: '',
    steht: 'Bitte sagen Sie uns, ob der Termin passt.',
    passtNicht: 'Sie haben uns gesagt, dass dieser Termin nicht passt. Wir melden uns bei Ihnen.',
    aufgehoben: 'Dieser Termin fällt aus. Wir melden uns mit einem neuen Vorschlag.',
    getan: 'Dieser Besuch hat stattgefunden. Vielen Dank.',
    verhindert: 'Wir haben Sie leider nicht angetroffen und melden uns mit einem neuen Termin.',
  },
  {
    angefragt: '',
    bestaetigt: 'Danke, Ihr Termin ist bestätigt. Wir kommen.',
    unsicher: 'Sie wissen noch nicht, ob es passt. Sie können jederzeit hier antworten.',
    verschoben: 'Dieser Termin wurde verlegt.',
    zutrittVerweigert: 'Dieser Besuch konnte nicht stattfinden. Bitte rufen Sie uns an.',
  },
);

const OHNE_NACHWEIS_STAND =
  'Dieser Besuch kam nicht zustande. Für Sie zählt das nicht. Wir melden uns mit einem neuen Termin.';

const NICHTS_MEHR_STAND =
  'Sie haben uns gesagt, dass es hier nichts mehr zu kehren gibt. Wir melden uns bei Ihnen.';

function standVon(
  { status, ohne_nachweis }: Pick<KundenTerminRow, 'status' | 'ohne_nachweis'>,
  antworten: readonly Pick<RueckmeldungRow, 'art'>[],
): string {
  if (ohne_nachweis) return OHNE_NACHWEIS_STAND;
  const nichtsMehr = antworten.find(({ art }) => art !== 'frage')?.art === 'nichtsMehr';
  return status === 'abgelehnt' && nichtsMehr ? NICHTS_MEHR_STAND : standsatz(status);
}

/** Everything that the page is made of, in one look. */
function ladeSeite(ctx: TenantCtx, terminId: string) {
  return ctx.transaction(async (tx) => {
    const gefunden = await findKundenTermin(tx, terminId);
    const betrieb = await findAbsender(tx, gefunden?.kehrtour_id ?? null);
    return {
      termin: gefunden,
      betrieb,
      maengel: await ladeGesagteMaengel(tx, terminId, nachweisAn(betrieb?.kehrbezirk ?? '')),
      antworten: await listRueckmeldungen(tx, terminId),
      arbeiten: gefunden ? await listBesuchsarbeit(tx, gefunden) : [],
      erledigt: gefunden?.status === 'erledigt' ? await findErledigtAm(tx, gefunden) : undefined,
      wunsch: await findHauswunsch(tx, terminId),
      zettel: await findZetteltext(tx, terminId),
      ankunft: gefunden ? await ladeErwarteteAnkunft(ctx, tx, gefunden) : null,
    };
  });
}

/** What the page says now; also the answer to an answer. */
export async function seiteVon({ ctx, terminId }: Geoeffnet): Promise<KundenTermin> {
  const daten = await ladeSeite(ctx, terminId);
  const { termin, betrieb, antworten } = daten;
  if (!termin || !betrieb) throw new Refused('code-ungueltig');
  // Written by ourselves with the announcement.
  const zettel = daten.zettel?.text ?? {};
  const beginn = ortszeitAus(termin.fenster_von);
  const offen = nimmtAntwort(termin, ctx.now());
  return {
    status: termin.status,
    stand: standVon(termin, antworten),
    ohneNachweis: termin.ohne_nachweis,
    einspruchMoeglich: nimmtEinspruch(termin, ctx.now()),
    unternehmen: betriebVon(betrieb),
    titel: zettel.titel ?? 'Ihr Termin',
    anschrift: adresszeile(termin),
    karte: await herkunftDerKarte(ctx, terminId),
    lage: lageText({
      nummer: termin.einheit_nummer,
      geschoss: termin.geschoss,
      lage: termin.lage,
      bezeichnung: '',
    }),
    wann: {
      tag: beginn.tag,
      wochentag: formatWochentag(beginn.tag),
      datum: formatDatum(beginn.tag),
      von: beginn.uhrzeit,
      bis: ortszeitAus(termin.fenster_bis).uhrzeit,
    },
    unterwegs: unterwegsAus(daten.ankunft),
    mitarbeiter: termin.mitarbeiter,
    personen: personensatz(termin.personen ?? []),
    taetigkeiten: taetigkeitenAus(zettel, offen ? daten.arbeiten : []),
    ...kostenAus(daten.arbeiten),
    erledigtAm: termin.status === 'erledigt' ? (daten.erledigt?.am ?? beginn.tag) : null,
    ...(daten.maengel.length > 0 && { maengel: daten.maengel }),
    gemerkterWunsch: termin.status === 'abgesagt' ? (daten.wunsch?.text ?? '') : '',
    vorbereitung: [...(zettel.vorbereitung ?? [])],
    rechtstexte: [...(zettel.rechtstexte ?? [])],
    antwortMoeglich: offen,
    antwortBis: antwortTag(termin, ctx.now()),
    alternativen: offen
      ? (await findeAlternativen(ctx, termin)).map(({ id, tag, von, bis, mehrMinuten }) => ({
          id,
          tag,
          wochentag: formatWochentag(tag),
          datum: formatDatum(tag),
          von,
          bis,
          hinweis: mehrMinuten <= 5 ? `Am ${formatTagLang(tag)} sind wir ohnehin in Ihrer Nähe.` : null,
        }))
      : [],
    ...beantwortetAus(antworten, termin.kontakt_rolle ?? 'unbekannt'),
    formularSchluessel: randomUUID(),
  };
}

const unterwegsAus = (ankunft: Ankunftsspanne | null): KundenTermin['unterwegs'] =>
  ankunft && {
    von: ortszeitAus(ankunft.von).uhrzeit,
    bis: ortszeitAus(ankunft.bis).uhrzeit,
    haeuser: ankunft.haeuser,
  };

/** What was answered from either side; the newest first. */
function beantwortetAus(
  antworten: readonly RueckmeldungRow[],
  von: Rueckmeldende,
): Pick<KundenTermin, 'letzteAntwort' | 'erwiderung' | 'ueberstimmt'> {
  const [letzte] = antworten;
  const beantwortet = antworten.find(({ erwiderung }) => erwiderung !== '');
  return {
    letzteAntwort: letzte ? { art: letzte.art, text: letzte.text, am: letzte.am.toISOString() } : null,
    erwiderung: beantwortet ? { frage: beantwortet.text, text: beantwortet.erwiderung } : null,
    ueberstimmt: letzte !== undefined && istUeberstimmt(antworten, von),
  };
}

/** What will be done: not what the slip said, once a flat has taken its work to another time. What is over stays as it was told. */
function taetigkeitenAus(
  zettel: Partial<Zettel>,
  arbeiten: readonly BesuchsarbeitRow[],
): KundenTermin['taetigkeiten'] {
  const { zeilen } = fasseZusammen(arbeiten);
  const gelten = zeilen.length > 0 ? zeilen.map(zettelzeile) : (zettel.taetigkeiten ?? []);
  return gelten.map(({ text, dauerMinuten, art }) => ({ text, dauerMinuten: dauerMinuten ?? 0, art }));
}

/** Only where the company has said a price of something; what it is silent about is not guessed. */
function kostenAus(rows: readonly BesuchsarbeitRow[]): Pick<KundenTermin, 'kosten' | 'steuersatz'> {
  const kosten = rows.flatMap(({ taetigkeit: { kundentext }, preis_cent, preis_text }) => {
    const preis = [preis_cent === null ? '' : formatEuro(preis_cent), preis_text].filter(Boolean).join(', ');
    return preis === '' ? [] : [{ text: kundentext, preis }];
  });
  return { kosten, steuersatz: kosten.length === 0 ? '' : rechtssatz('handwerkerleistung') };
}

/** Nobody is asked for an answer until a day that is over: whoever was announced late may still answer until the visit. */
function antwortTag({ antwort_bis }: KundenTerminRow, jetzt: Date): string | null {
  if (antwort_bis === null) return null;
  const { tag } = ortszeitAus(antwort_bis);
  return tag < ortszeitAus(jetzt).tag ? null : tag;
}

export const nimmtAntwort = (termin: KundenTerminRow, jetzt: Date): boolean =>
  antwortMoeglich(
    { status: termin.status, fensterVon: termin.fenster_von, kehrtourStatus: termin.kehrtour_status },
    jetzt,
  );

export const nimmtEinspruch = (
  { status, ohne_nachweis: ohneNachweis, fenster_bis: fensterBis }: KundenTerminRow,
  jetzt: Date,
): boolean => kannWidersprechen({ status, ohneNachweis, fensterBis }, jetzt);

/** Who comes, and how to reach them. */
const betriebVon = (betrieb: AbsenderDerKehrtourRow): KundenTermin['unternehmen'] => ({
  name: betrieb.name,
  ansprechpartner: betrieb.ansprechpartner ?? '',
  telefon: betrieb.telefon,
  telefonzeiten: betrieb.telefonzeiten,
  email: betrieb.email,
  slug: betrieb.slug,
  impressum: betrieb.impressum,
  datenschutz: betrieb.datenschutz,
  hatLogo: betrieb.logo_datei_id !== null,
  bucht: betrieb.bucht,
});
