import type { Einwilligung } from '@kehrtour/contract/kontakt';
import { formatAufzaehlung, formatMenge, formatTag, formatZeitpunkt } from '@kehrtour/domain/format';
import {
  AUSKUNFTSEMPFAENGER,
  AUSKUNFTSFRISTEN,
  AUSKUNFTSRECHTE,
  AUSKUNFTSZWECKE,
  herkunftText,
} from '@kehrtour/domain/liegenschaft/auskunft';
import { anschriftsname, KONTAKTROLLEN_NAMEN } from '@kehrtour/domain/liegenschaft/kontakt';
import { MESSENGER, MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import { ANRUFERGEBNISSE_NAMEN } from '@kehrtour/domain/nachweis/antwortstand';
import { standText, zugangText } from '@kehrtour/domain/nachweis/zustellungsworte';
import { besuchsstand } from '@kehrtour/domain/termin/besuchsausgang';
import { auftragspreis, MANGELART_NAMEN } from '@kehrtour/domain/termin/mangel';
import { RUECKMELDUNGSART_NAMEN } from '@kehrtour/domain/termin/rueckmeldungsart';
import { TERMINVERLAUF_NAMEN } from '@kehrtour/domain/verlauf/terminverlauf';
import { ANKUENDIGUNGSART_NAMEN, KANAL_WORTE } from '@kehrtour/domain/versand/kanal';
import { VERSANDWEG_NAMEN } from '@kehrtour/domain/versand/vorgang';

import { type Html, html } from '../platform/page/html.ts';
import type { BuchungRow, EintragRow, FundRow, NachrichtRow, WunschRow } from './auskunft.store.ts';
import { klartext } from './klartext.ts';
import type { Auskunft } from './sammleAuskunft.ts';

/** To be read and printed by the person herself, without anything beside the file. */
export function auskunftsblatt(auskunft: Auskunft): string {
  const { verantwortlich: wir, person, stand } = auskunft;
  const titel = `Auskunft über gespeicherte Daten: ${anschriftsname(person)}`;
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${titel}</title>
        <style>
          ${STIL}
        </style>
      </head>
      <body>
        <h1>${titel}</h1>
        <p>
          Nach Art. 15 DSGVO, Stand ${formatZeitpunkt(stand)}. Angaben über andere Menschen stehen hier nicht.
        </p>
        <h2>Verantwortlich</h2>
        <p>
          ${satz([wir.name, `${wir.strasse} ${wir.hausnr}`, `${wir.plz} ${wir.ort}`, wir.telefon, wir.email])}
        </p>
        ${angaben(auskunft)} ${gespeichert(auskunft)} ${verarbeitung()}
      </body>
    </html> `.markup;
}

const STIL = `body{font:1rem/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1c1917;background:#fff}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.15rem;margin:2rem 0 .5rem;break-after:avoid}
table{border-collapse:collapse;width:100%;overflow-wrap:anywhere}th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #d6d3d1}
th{font-weight:600}tr{break-inside:avoid}p,li{overflow-wrap:anywhere}@media print{body{margin:0;max-width:none;font-size:.85rem}}`;

const satz = (teile: readonly string[], dazwischen = ', '): string =>
  teile
    .map((teil) => teil.trim())
    .filter((teil) => teil !== '')
    .join(dazwischen);
const fund = ({ am, haus, art, text, mangel, frist, ende_am, preis_cent }: FundRow): string[] => [
  von(am),
  haus,
  art === 'foto'
    ? `Foto: ${text}. Die Bilddatei geben wir Ihnen auf Wunsch.`
    : art === 'auftrag'
      ? satz([
          `Auftrag: ${text}`,
          auftragspreis(preis_cent),
          ende_am === null ? '' : `beendet ${formatTag(ende_am)}`,
        ])
      : satz([
          `Mangel: ${mangel === null ? '' : MANGELART_NAMEN[mangel]}`,
          text,
          frist === null ? '' : `zu beheben bis ${formatTag(frist)}`,
          ende_am === null ? '' : `behoben ${formatTag(ende_am)}`,
        ]),
];
const jaNein = (wert: boolean): string => (wert ? 'Ja' : 'Nein');
const von = (zeitpunkt: Date | string): string => formatZeitpunkt(new Date(zeitpunkt));

/** A table with its heading; where there is nothing, that is said. */
function abschnitt(titel: string, kopf: readonly string[], zeilen: readonly (readonly string[])[]): Html {
  if (zeilen.length === 0)
    return html`<h2>${titel}</h2>
      <p>Nichts gespeichert.</p>`;
  return html`<h2>${titel}</h2>
    <table>
      <thead>
        <tr>
          ${kopf.map((spalte) => html`<th scope="col">${spalte}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${zeilen.map(
          (zeile) =>
            html`<tr>
              ${zeile.map((zelle) => html`<td>${zelle}</td>`)}
            </tr> `,
        )}
      </tbody>
    </table>`;
}

function einwilligungText(einwilligung: Einwilligung | undefined): string {
  if (einwilligung === undefined) return '';
  const { erteiltAm, herkunft, widerrufenAm } = einwilligung;
  const ende = widerrufenAm === null ? '' : `, widerrufen am ${von(new Date(widerrufenAm))}`;
  return `erlaubt am ${von(new Date(erteiltAm))} (${herkunft})${ende}`;
}

function angaben({ person, haeuser, zugangBis }: Auskunft): Html {
  const zeilen = [
    ['Name', anschriftsname(person)],
    ['Firma', person.firma],
    ['Zusatz', person.zeile2],
    ['Anschrift', satz([`${person.strasse} ${person.hausnr}`, `${person.plz} ${person.ort}`])],
    ['Telefon', person.telefon],
    ['Mobil', person.mobil],
    ['E-Mail', person.email],
    ['Termine per E-Mail', jaNein(person.email_fuer_termine)],
    ['SMS abbestellt', jaNein(person.keine_sms)],
    ['Auskunftssperre vermerkt', jaNein(person.sperrvermerk)],
    ['E-Mail für Rechnungen', person.email_rechnung],
    ['Leitweg-ID', person.leitweg_id],
    ['USt-IdNr.', person.ust_id],
    ...MESSENGER.map((messenger) => [
      MESSENGER_WORTE[messenger].name,
      einwilligungText(person.einwilligungen[messenger]),
    ]),
    ['Zugangslink', zugangBis === null ? '' : `gilt bis ${von(zugangBis)}`],
    ['Herkunft', herkunftText(person.datenherkunft)],
    ['Eingelesen aus', person.eingelesen_aus ?? ''],
  ].filter(([, wert]) => wert !== '');
  return html`${abschnitt('Ihre Angaben', ['Angabe', 'Gespeichert ist'], zeilen)}
  ${abschnitt(
    'Häuser, zu denen Sie gehören',
    ['Haus', 'Als', 'Wohnung', 'Terminankündigungen'],
    haeuser.map((eines) => [
      eines.haus,
      KONTAKTROLLEN_NAMEN[eines.rolle],
      eines.einheit.trim(),
      jaNein(eines.empfaengt_termin),
    ]),
  )}`;
}

function gespeichert(auskunft: Auskunft): Html {
  const { nachrichten, buchungen, terminwuensche, verlauf } = auskunft;
  return html`${ansagen(auskunft)}
  ${abschnitt(`${formatAufzaehlung(['E-Mails', 'SMS', ...MESSENGER.map((messenger) => MESSENGER_WORTE[messenger].name), 'Briefe'])} an Sie`, ['Erstellt', 'Weg', 'Betreff', 'An', 'Stand'], nachrichten.map(nachricht))}
  ${abschnitt('Ihre Buchungen', ['Gebucht', 'Nummer', 'Besuch', 'Angaben', 'Ihre Nachricht'], buchungen.map(buchung))}
  ${abschnitt('Ihre Terminwünsche', ['Eingegangen', 'Nummer', 'Angaben', 'Ihre Nachricht', 'Stand'], terminwuensche.map(wunsch))}
  ${antworten(auskunft)}
  ${abschnitt('Bei Ihren Besuchen festgestellt, bestellt und fotografiert', ['Wann', 'Haus', 'Was'], auskunft.funde.map(fund))}
  ${abschnitt('Verlauf', ['Wann', 'Was', 'Durch'], verlauf.map(eintrag))}`;
}

const ansagen = (auskunft: Auskunft): Html =>
  abschnitt(
    'Ankündigungen an Sie',
    ['Erstellt', 'Was', 'An', 'Besuch', 'Zustellung'],
    auskunft.ansagen.map((eine) => [
      von(eine.erstelltAm),
      `${ANKUENDIGUNGSART_NAMEN[eine.art]} per ${KANAL_WORTE[eine.kanal].nachweis}`,
      satz([eine.empfaenger, eine.anschrift]),
      `${eine.haus}: ${von(eine.fensterVon)} bis ${von(eine.fensterBis)}`,
      // Who brought it is somebody else's name.
      satz([standText({ ...eine, von: '' }), zugangText(eine)]),
    ]),
  );

function antworten({ antworten: gegeben, unklareAntworten, anrufe, gemerkteWuensche }: Auskunft): Html {
  return html`${abschnitt(
    'Ihre Antworten und Fragen',
    ['Eingegangen', 'Zum Besuch', 'Antwort', 'Ihre Worte', 'Erwidert'],
    gegeben.map((eine) => [
      von(eine.am),
      `${eine.haus}: ${von(eine.fenster_von)}`,
      RUECKMELDUNGSART_NAMEN[eine.art],
      satz([eine.text, eine.telefon, klartext(eine.wunsch)], ' · '),
      eine.erwiderung,
    ]),
  )}
  ${unklareAntworten === 0 ? null : html`<p>${unklar(unklareAntworten)}</p>`}
  ${abschnitt(
    'Anrufe bei Ihnen und gemerkte Wünsche',
    ['Wann', 'Was'],
    [
      ...anrufe.map((eine) => [von(eine.am), `Anruf: ${ANRUFERGEBNISSE_NAMEN[eine.ergebnis]}`]),
      ...gemerkteWuensche.map((eine) => [von(eine.gemerkt_am), `Gemerkter Wunsch: ${eine.text}`]),
    ],
  )}`;
}

const unklar = (anzahl: number): string =>
  `Zu Besuchen, die auch anderen angekündigt waren, steht bei ${formatMenge(anzahl, 'Antwort', 'Antworten')} nicht fest, wer geantwortet hat. Das ist deshalb hier nicht enthalten.`;

const VERSAND: Readonly<Record<NachrichtRow['status'], string>> = {
  neu: 'wartet auf Versand',
  in_arbeit: 'geht gerade hinaus',
  gesendet: 'gesendet',
  fehler: 'ließ sich nicht senden',
};
const nachricht = (eine: NachrichtRow): string[] => [
  von(eine.angelegt_am),
  VERSANDWEG_NAMEN[eine.weg],
  eine.betreff,
  eine.empfaenger,
  eine.gesendet_am === null ? VERSAND[eine.status] : `gesendet ${von(eine.gesendet_am)}`,
];
const buchung = (eine: BuchungRow): string[] => [
  satz([von(eine.angelegt_am), eine.widerrufen_am === null ? '' : `widerrufen ${von(eine.widerrufen_am)}`]),
  eine.referenz,
  `${eine.haus}: ${von(eine.fenster_von)} bis ${von(eine.fenster_bis)}, ${besuchsstand({ status: eine.status, ohneNachweis: eine.ohne_nachweis })}`,
  satz([klartext(eine.angaben), klartext({ einwilligungen: eine.einwilligungen })], ' · '),
  eine.notiz,
];
const wunsch = (eine: WunschRow): string[] => [
  von(eine.angelegt_am),
  eine.referenz,
  satz(
    [klartext(eine.angaben), klartext(eine.kontakt), klartext({ einwilligungen: eine.einwilligungen })],
    ' · ',
  ),
  eine.notiz,
  eine.status,
];
const eintrag = (eine: EintragRow): string[] => [
  von(eine.am),
  eine.gegenstand === 'termin' ? TERMINVERLAUF_NAMEN[eine.was] : eine.was,
  eine.wer.startsWith('mitarbeiter:') ? 'Betrieb' : eine.wer === 'kunde' ? 'Kundenseite' : 'Kehrtour',
];

function verarbeitung(): Html {
  const liste = (zeilen: readonly string[]): Html =>
    html`<ul>
      ${zeilen.map((zeile) => html`<li>${zeile}</li>`)}
    </ul>`;
  return html`${abschnitt(
      'Wozu, mit welchem Recht und wie lange',
      ['Zweck', 'Grundlage', 'Dauer'],
      AUSKUNFTSZWECKE.map(({ zweck, grundlage, dauer }) => [zweck, grundlage, dauer]),
    )}
    <h2>Was von selbst gelöscht wird</h2>
    ${liste(AUSKUNFTSFRISTEN)}
    <p>
      In Sicherungskopien, eingelesenen Dateien und bei zusammengeführten Häusern können dieselben Angaben
      noch einmal stehen, bis sie überschrieben oder gelöscht sind.
    </p>
    <h2>Wer sie bekommt</h2>
    ${liste(AUSKUNFTSEMPFAENGER)}
    <p>In Länder außerhalb der Europäischen Union gibt Kehrtour nichts weiter.</p>
    <h2>Ihre Rechte</h2>
    ${AUSKUNFTSRECHTE.map((eines) => html`<p>${eines}</p>`)}`;
}
