import { html } from '../../../platform/page/html.ts';
import type { Html } from '../../../platform/page/html.ts';
import { einzeilig } from '../../../platform/page/icsText.ts';
import { arbeitsgruppen } from '../../../terminzettel/arbeitsgruppen.ts';
import { eigeneFrage } from '../../../terminzettel/eigeneFrage.ts';
import type { Absender, Fenster, Zettel, ZettelTaetigkeit } from '../../../terminzettel/zettelAuftrag.ts';
import {
  absatz,
  FARBE,
  fusszeilen,
  knopf,
  mailrahmen,
  type Mailinhalt,
  rubrik,
  titelzeile,
} from '../../papier/mailrahmen.ts';
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

/** Sets it as text and as HTML, which say the same. */
export function setzeTerminmail(satz: Satz): Mailinhalt {
  return {
    betreff: einzeilig(satz.betreff),
    text: alsText(satz),
    html: mailrahmen({
      titel: satz.titel,
      vorschau: ganzesFenster(satz.zettel.wann),
      absender: satz.absender,
      teile: alsHtml(satz),
    }),
  };
}

function alsHtml(satz: Satz): Html[] {
  const { zettel } = satz;
  const { antwort } = zettel;
  return [
    titelzeile(satz.titel),
    ...satz.saetze.map(absatz),
    fensterkasten(zettel.wann, satz.abgesagt ?? false),
    absatz(ortszeile(zettel)),
    ...(zettel.personen === undefined ? [] : [absatz(zettel.personen)]),
    ...(antwort && satz.knopf
      ? [knopf(satz.knopf, antwort.url), ...(satz.frist ? [leise(satz.frist)] : []), leise(codesatz(antwort))]
      : []),
    ...(satz.uebersicht === undefined ? [] : [leise(UEBERSICHT), knopf(UEBERSICHT_KNOPF, satz.uebersicht)]),
    ...rubriken(zettel).map(({ titel, zeilen }) =>
      rubrik(titel, html`${zeilen.map((zeile) => html`<p style="margin:0 0 2px">${zeile}</p>`)}`),
    ),
    html`<div style="margin:22px 0 26px">${zettel.rechtstexte.map(leise)}</div>`,
  ];
}

/** Plain text says everything the HTML says, for clients and people who prefer it. */
function alsText(satz: Satz): string {
  const { zettel } = satz;
  const { antwort } = zettel;
  const wann = `${zettel.wann.wochentag}, ${zettel.wann.datum}\n${fensterzeit(zettel.wann)}`;
  const bloecke = [
    ...satz.saetze,
    `${satz.abgesagt ? 'Entfällt: ' : ''}${wann}\n${ortszeile(zettel)}`,
    ...(zettel.personen === undefined ? [] : [zettel.personen]),
    ...(antwort && satz.knopf
      ? [[`${satz.knopf}:`, antwort.url, satz.frist, codesatz(antwort)].filter(Boolean).join('\n')]
      : []),
    ...(satz.uebersicht === undefined ? [] : [`${UEBERSICHT}\n${satz.uebersicht}`]),
    ...rubriken(zettel).map(({ titel, zeilen }) =>
      [titel, ...zeilen.map((zeile) => `- ${zeile}`)].join('\n'),
    ),
    ...zettel.rechtstexte,
    `-- \n${fusszeilen(satz.absender).join('\n')}`,
  ];
  return `${bloecke.join('\n\n')}\n`;
}

function rubriken(zettel: Zettel): { titel: string; zeilen: readonly string[] }[] {
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
  ].filter(({ zeilen }) => zeilen.length > 0);
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
