import { type Html, html } from '../../../platform/page/html.ts';
import { arbeitsgruppen } from '../../../terminzettel/arbeitsgruppen.ts';
import { eigeneFrage } from '../../../terminzettel/eigeneFrage.ts';
import type { Absender, Fenster, Zettel, ZettelTaetigkeit } from '../../../terminzettel/zettelAuftrag.ts';
import { absatz, FARBE, knopf, type Mailinhalt } from '../../papier/mailrahmen.ts';
import {
  knopfteil,
  type Mailteil,
  type Rubrik,
  rubrikteile,
  satzteil,
  setzeMail,
} from '../../papier/mailteile.ts';
import { fensterzeit, ganzesFenster } from './fenster.format.ts';

const UEBERSICHT =
  'Alle Häuser, die Sie verwalten, mit ihren Terminen, Antworten, Listen und Aushängen finden Sie auf einer Seite:';
const UEBERSICHT_KNOPF = 'Alle meine Häuser ansehen';

/** What one mail about an appointment says. */
interface Satz {
  absender: Absender;
  zettel: Zettel;
  betreff: string;
  titel: string;
  /** Salutation and what comes before the window, one paragraph each. */
  saetze: readonly string[];
  knopf?: string;
  frist?: string;
  abgesagt?: boolean;
  uebersicht?: string | undefined;
}

export function setzeTerminmail(satz: Satz): Mailinhalt {
  const { zettel, betreff, titel, absender, uebersicht } = satz;
  return setzeMail({
    betreff,
    titel,
    vorschau: ganzesFenster(zettel.wann),
    absender,
    teile: [
      ...satz.saetze.map(satzteil),
      fensterteil(zettel, satz.abgesagt ?? false),
      ...(zettel.personen === undefined ? [] : [satzteil(zettel.personen)]),
      ...antwortteile(satz),
      ...(uebersicht === undefined ? [] : [uebersichtsteil(uebersicht)]),
      ...rubrikteile(rubriken(zettel)),
      ...rechtsteile(zettel),
    ],
  });
}

function antwortteile({ zettel: { antwort }, knopf: text, frist }: Satz): Mailteil[] {
  if (!antwort || !text) return [];
  const dazu = [...(frist ? [frist] : []), codesatz(antwort)];
  const taste = knopfteil(text, antwort.url);
  return [{ text: [taste.text, ...dazu].join('\n'), html: html`${taste.html}${dazu.map(leise)}` }];
}

const rechtsteile = ({ rechtstexte }: Zettel): Mailteil[] =>
  rechtstexte.length === 0
    ? []
    : [
        {
          text: rechtstexte.join('\n\n'),
          html: html`<div style="margin:22px 0 0">${rechtstexte.map(leise)}</div>`,
        },
      ];

const uebersichtsteil = (url: string): Mailteil => ({
  text: `${UEBERSICHT}\n${url}`,
  html: html`${leise(UEBERSICHT)}${knopf(UEBERSICHT_KNOPF, url)}`,
});

function fensterteil(zettel: Zettel, abgesagt: boolean): Mailteil {
  const { wann } = zettel;
  const wo = ortszeile(zettel);
  return {
    text: `${abgesagt ? 'Entfällt: ' : ''}${wann.wochentag}, ${wann.datum}\n${fensterzeit(wann)}\n${wo}`,
    html: html`${fensterkasten(wann, abgesagt)}${absatz(wo)}`,
  };
}

function rubriken(zettel: Zettel): Rubrik[] {
  const zugang = eigeneFrage(zettel.zugang ?? '', 'Nicht zu Hause?');
  const arbeit = (t: ZettelTaetigkeit) =>
    t.dauerMinuten === undefined ? t.text : `${t.text}, ca. ${t.dauerMinuten} Minuten`;
  return [
    ...arbeitsgruppen(zettel.taetigkeiten).map(({ titel, zeilen }) => ({
      titel,
      zeilen: zeilen.map(arbeit),
    })),
    { titel: 'Bitte vorbereiten', zeilen: zettel.vorbereitung },
    { titel: zugang.frage, zeilen: zugang.rest === '' ? [] : [zugang.rest] },
  ];
}

function fensterkasten(wann: Fenster, abgesagt: boolean): Html {
  const strich = abgesagt ? 'text-decoration:line-through' : '';
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 0">
    <tr>
      <td class="text" style="padding:2px 0 4px 16px;border-left:5px solid ${FARBE.glut};${strich}">
        <p style="margin:0;font-size:20px;line-height:1.3;font-weight:700">
          ${wann.wochentag}, ${wann.datum}
        </p>
        <p style="margin:2px 0 0;font-size:16px;line-height:1.2">
          zwischen <strong style="font-size:27px">${wann.von}</strong> und
          <strong style="font-size:27px">${wann.bis}</strong> Uhr
        </p>
      </td>
    </tr>
  </table>`;
}

function leise(text: string): Html {
  return html`<p class="leise" style="margin:0 0 6px;font-size:14px;color:${FARBE.russMittel}">${text}</p>`;
}

const codesatz = (antwort: NonNullable<Zettel['antwort']>): string =>
  `Oder auf ${antwort.kurzadresse} mit dem Code ${antwort.code} und Ihrer Hausnummer.`;

function ortszeile({ liegenschaft }: Zettel): string {
  return [liegenschaft.strasseHausnummer, liegenschaft.plzOrt, liegenschaft.lage].filter(Boolean).join(', ');
}
