import { randomUUID } from 'node:crypto';

import type { KundenTermin } from '@kehrtour/contract/ankuendigung';
import { formatTagLang, formatWochentag, formatDatum } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { antwortMoeglich } from '@kehrtour/domain/rueckmeldung';
import type { TerminStatus } from '@kehrtour/domain/termin';

import type { GuestCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refused.ts';
import type { Zettel } from '../terminzettel/zettelAuftrag.ts';
import { type Geoeffnet, oeffne } from '../zugang/zugangscode.ts';
import { type AbsenderDerTourRow, findAbsender } from './empfang.store.ts';
import { lageText } from './empfang.ts';
import { findeAlternativen } from './findeAlternativen.ts';
import { findKundenTermin, findLetzteAntwort, findZetteltext, type KundenTerminRow } from './kunde.store.ts';

/** Shows one appointment to who holds its code. Reading changes nothing: mail scanners open links too. */
export async function zeigeKundenTermin(
  ctx: GuestCtx,
  eingabe: { code: string; hausnr?: string | undefined },
): Promise<KundenTermin> {
  return seiteVon(await oeffne(ctx, eingabe));
}

/** What the page says first; a draft, or a request, has no slip that leads here. */
const STAND: Record<TerminStatus, string> = {
  entwurf: '',
  angefragt: '',
  angekuendigt: 'Bitte sagen Sie uns, ob der Termin passt.',
  bestaetigt: 'Danke, Ihr Termin ist bestätigt. Wir kommen.',
  abgelehnt: 'Sie haben uns gesagt, dass dieser Termin nicht passt. Wir melden uns bei Ihnen.',
  unsicher: 'Sie wissen noch nicht, ob es passt. Sie können jederzeit hier antworten.',
  verschoben: 'Dieser Termin wurde verlegt.',
  abgesagt: 'Dieser Termin fällt aus. Wir melden uns mit einem neuen Vorschlag.',
  erledigt: 'Dieser Besuch hat stattgefunden. Vielen Dank.',
  nichtAngetroffen: 'Wir haben Sie leider nicht angetroffen und melden uns mit einem neuen Termin.',
  zutrittVerweigert: 'Dieser Besuch konnte nicht stattfinden. Bitte rufen Sie uns an.',
};

/** What the page says now; also the answer to an answer. */
export async function seiteVon({ ctx, terminId }: Geoeffnet): Promise<KundenTermin> {
  const daten = await ctx.transaction(async (tx) => {
    const gefunden = await findKundenTermin(tx, terminId);
    return {
      termin: gefunden,
      betrieb: await findAbsender(tx, gefunden?.kehrtour_id ?? null),
      antwort: await findLetzteAntwort(tx, terminId),
      zettel: await findZetteltext(tx, terminId),
    };
  });
  const { termin, betrieb, antwort } = daten;
  if (!termin || !betrieb) throw new Refused('code-ungueltig');
  // Written by ourselves with the announcement.
  const zettel = (daten.zettel?.text ?? {}) as Partial<Zettel>;
  const beginn = ortszeitAus(termin.fenster_von);
  const offen = nimmtAntwort(termin, ctx.now());
  return {
    status: termin.status,
    stand: STAND[termin.status],
    unternehmen: betriebVon(betrieb),
    titel: zettel.titel ?? 'Ihr Termin',
    anschrift: `${termin.strasse} ${termin.hausnr}, ${termin.plz} ${termin.ort}`,
    lage: lageText({
      id: '',
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
    mitarbeiter: termin.mitarbeiter,
    taetigkeiten: (zettel.taetigkeiten ?? []).map(({ text, dauerMinuten, art }) => ({
      text,
      dauerMinuten: dauerMinuten ?? 0,
      art,
    })),
    vorbereitung: [...(zettel.vorbereitung ?? [])],
    rechtstexte: [...(zettel.rechtstexte ?? [])],
    antwortMoeglich: offen,
    antwortBis: termin.antwort_bis ? ortszeitAus(termin.antwort_bis).tag : null,
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
    letzteAntwort: antwort ? { art: antwort.art, text: antwort.text, am: antwort.am.toISOString() } : null,
    formularSchluessel: randomUUID(),
  };
}

export const nimmtAntwort = (termin: KundenTerminRow, jetzt: Date): boolean =>
  antwortMoeglich(
    { status: termin.status, fensterVon: termin.fenster_von, kehrtourStatus: termin.kehrtour_status },
    jetzt,
  );

/** Who comes, and how to reach them. */
const betriebVon = (betrieb: AbsenderDerTourRow): KundenTermin['unternehmen'] => ({
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
