import { besuchsart, BESUCHSSATZ } from '@kehrtour/domain/taetigkeit/besuch';
import { alsSatz } from '@kehrtour/domain/text/alsSatz';

import { html } from '../../../platform/page/html.ts';
import type { Html } from '../../../platform/page/html.ts';
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
} from '../../mailrahmen.ts';
import type { Verlegungsgrund } from '../kanalweg.ts';

/** The values of a slip, written to one person. */
export interface Terminmail {
  absender: Absender;
  /** "Guten Tag Frau Weißenbühler," */
  anrede: string;
  zettel: Zettel;
  /** The page of a Hausverwaltung with all its houses; for nobody else. */
  uebersicht?: string | undefined;
}

const UEBERSICHT =
  'Alle Häuser, die Sie verwalten, mit ihren Terminen, Antworten, Listen und Aushängen finden Sie auf einer Seite:';
const UEBERSICHT_KNOPF = 'Alle meine Häuser ansehen';

/** A reason as it was typed, behind a sentence of ours. */
const nachsatz = (grund: string | undefined): string => (grund?.trim() ? ` ${alsSatz(grund)}` : '');

/** Announces a Termin: Ankündigung or Terminvorschlag, as the slip's title says. */
export function ankuendigungMail({ absender, anrede, zettel, uebersicht }: Terminmail): Mailinhalt {
  return setze({
    absender,
    zettel,
    uebersicht,
    betreff: `${kurz(zettel.wann)}: ${zettel.titel}`,
    titel: zettel.titel,
    saetze: [anrede, BESUCHSSATZ[besuchsart(zettel.taetigkeiten.map(({ art }) => art))]],
    knopf: 'Termin bestätigen oder ändern',
    frist: zettel.antwort?.frist,
  });
}

/** A Termin that was announced has moved; the old window is named, so that nobody waits for it. */
export function verlegtMail({
  absender,
  anrede,
  zettel,
  uebersicht,
  bisher,
  grund,
  weil,
}: Terminmail & {
  bisher: Fenster;
  grund?: string;
  weil?: Verlegungsgrund | undefined;
}): Mailinhalt {
  return setze({
    absender,
    zettel,
    uebersicht,
    betreff: `Neuer Termin: ${kurz(zettel.wann)}`,
    titel: VERLEGT_TITEL[weil ?? 'ungefragt'],
    saetze: [anrede, verlegtSatz(ganz(bisher), { grund, weil })],
    knopf: stehtFest(weil) ? 'Meinen Termin ansehen' : 'Neuen Termin bestätigen oder ändern',
    frist: stehtFest(weil) ? undefined : zettel.antwort?.frist,
  });
}

const VERLEGT_TITEL: Record<Verlegungsgrund | 'ungefragt', string> = {
  abgesprochen: 'Ihr Termin hat sich geändert',
  vorgeschlagen: 'Passt Ihnen diese Zeit?',
  gewaehlt: 'Ihr neuer Termin steht fest',
  ungefragt: 'Ihr Termin hat sich geändert',
};

/** Whose yes was heard is not asked again. */
const stehtFest = (weil: Verlegungsgrund | undefined): boolean =>
  weil === 'abgesprochen' || weil === 'gewaehlt';

function verlegtSatz(
  bisher: string,
  { grund, weil }: { grund?: string | undefined; weil?: Verlegungsgrund | undefined },
): string {
  switch (weil) {
    case 'abgesprochen':
      return `wie besprochen kommen wir zu einer anderen Zeit; der Termin am ${bisher} gilt nicht mehr. Wir kommen:`;
    case 'vorgeschlagen':
      return `der Termin am ${bisher} passt Ihnen nicht und gilt nicht mehr. Wir schlagen Ihnen diese Zeit vor:`;
    case 'gewaehlt':
      return `Sie haben auf Ihrer Seite eine andere Zeit gewählt; der Termin am ${bisher} gilt nicht mehr, auch in Ihrem Kalender nicht. Wir kommen:`;
    case undefined:
      return `wir müssen unseren Besuch verlegen.${nachsatz(grund)} Bisher war er am ${bisher} geplant; das gilt nicht mehr. Wir kommen stattdessen:`;
  }
}

const BLEIBT = {
  arbeit: {
    betreff: 'Was wir bei Ihnen tun',
    titel: 'Ihr Termin bleibt, die Arbeit ändert sich',
    geaendert: 'was wir bei Ihnen tun',
  },
  person: {
    betreff: 'Wer zu Ihnen kommt',
    titel: 'Ihr Termin bleibt, es kommt jemand anderes',
    geaendert: 'wer zu Ihnen kommt',
  },
} as const;

/** The told window holds; what is done in it is not what was told, or who comes is none of those who were named. */
export function bleibtMail({
  absender,
  anrede,
  zettel,
  uebersicht,
  art,
  grund,
}: Terminmail & { art: keyof typeof BLEIBT; grund?: string }): Mailinhalt {
  const { betreff, titel, geaendert } = BLEIBT[art];
  return setze({
    absender,
    zettel,
    uebersicht,
    betreff: `${betreff}: ${kurz(zettel.wann)}`,
    titel,
    saetze: [
      anrede,
      `Tag und Uhrzeit unseres Besuchs bleiben, wie wir sie Ihnen genannt haben. Geändert hat sich, ${geaendert}.${nachsatz(grund)} Wir kommen:`,
    ],
    knopf: 'Termin bestätigen oder ändern',
    frist: zettel.antwort?.frist,
  });
}

/** A Termin is called off and no new one is offered in this mail. */
export function abgesagtMail({
  absender,
  anrede,
  zettel,
  grund,
}: Terminmail & { grund?: string }): Mailinhalt {
  return setze({
    absender,
    // Nothing is done there: a list of it would read as if somebody came.
    zettel: {
      ...zettel,
      antwort: undefined,
      taetigkeiten: [],
      vorbereitung: [],
      zugang: undefined,
      rechtstexte: [],
      personen: undefined,
    },
    betreff: `Termin abgesagt: ${kurz(zettel.wann)}`,
    titel: 'Unser Besuch entfällt',
    saetze: [
      anrede,
      `diesen Termin müssen wir leider absagen.${nachsatz(grund)} Sie brauchen nichts zu tun; wir melden uns mit einem neuen Vorschlag.`,
    ],
    abgesagt: true,
  });
}

/** The told window will be missed today; it stays what was promised, and whoever cannot wait gets another time. */
export function verspaetetMail({
  absender,
  anrede,
  zettel,
  minuten,
  etwa,
}: Terminmail & { minuten: number; etwa: string }): Mailinhalt {
  const wie = absender.telefon ? `rufen Sie uns bitte an unter ${absender.telefon}` : 'melden Sie sich bitte';
  return setze({
    absender,
    zettel: { ...zettel, antwort: undefined, vorbereitung: [], rechtstexte: [], zugang: undefined },
    betreff: `Wir kommen später: ${kurz(zettel.wann)}`,
    titel: 'Wir verspäten uns',
    saetze: [
      anrede,
      `heute sind wir etwa ${minuten} Minuten später dran und kommen voraussichtlich etwa ab ${etwa} Uhr zu Ihnen, nach der Zeit, die wir Ihnen genannt haben. Bitte entschuldigen Sie das. Passt es Ihnen dann nicht mehr, ${wie}: Sie bekommen kostenlos einen neuen Termin. Zugesagt war:`,
    ],
  });
}

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

function setze(satz: Satz): Mailinhalt {
  return {
    // Names come from files of strangers: a line break must not become a header.
    betreff: satz.betreff.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(),
    text: alsText(satz),
    html: mailrahmen({
      titel: satz.titel,
      vorschau: ganz(satz.zettel.wann),
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
  const wann = `${zettel.wann.wochentag}, ${zettel.wann.datum}\n${zwischen(zettel.wann)}`;
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

const zwischen = (wann: Fenster): string => `zwischen ${wann.von} und ${wann.bis} Uhr`;
const ganz = (wann: Fenster): string => `${wann.wochentag}, ${wann.datum}, ${zwischen(wann)}`;
const kurz = (wann: Fenster): string => `${wann.wochentag}, ${wann.datum}, ${wann.von}–${wann.bis} Uhr`;

function ortszeile({ liegenschaft }: Zettel): string {
  return [liegenschaft.strasseHausnummer, liegenschaft.plzOrt, liegenschaft.lage].filter(Boolean).join(', ');
}
