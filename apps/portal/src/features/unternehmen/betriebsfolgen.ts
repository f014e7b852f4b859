import type { Client } from '@kehrtour/api-client/client';
import {
  betroffenVomSitz,
  betroffenVonAdresse,
  type WirkungDerAdresse,
  type WirkungDesSitzes,
} from '@kehrtour/contract/betroffen';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Unternehmen, unternehmenAendern } from '@kehrtour/contract/unternehmen';
import { formatAufzaehlung, formatMenge } from '@kehrtour/domain/format';

import { feiertagsfolgen } from '../../shared/betroffen/feiertagsfolgen.ts';
import { traegerInWorten } from '../../shared/betroffen/traegerInWorten.ts';
import type { Betroffene } from '../../shared/betroffen/Weiteres.tsx';

type Neu = Omit<BodyOf<typeof unternehmenAendern>, 'version'>;
type Alt = Pick<Unternehmen, keyof Neu>;

/** What a change of the company reaches; each part only where that part is changed. */
export type Betriebswirkung = Betroffene & {
  sitz: WirkungDesSitzes | null;
  adresse: WirkungDerAdresse | null;
  kopf: Kopfwirkung | null;
};
/** What else stands at the head of a slip, letter or mail and changes, in words; and who has one. */
export type Kopfwirkung = { traeger: WirkungDerAdresse; was: readonly string[] };

/** Asks whom it concerns, and only about what is about to change. */
export async function ladeBetriebswirkung(client: Client, alt: Alt, neu: Neu): Promise<Betriebswirkung> {
  const umgezogen = alt.bundesland !== neu.bundesland || alt.plz !== neu.plz || alt.ort !== neu.ort;
  const umbenannt = alt.slug !== neu.slug;
  const was = anderesImKopf(alt, neu);
  const { bundesland, plz, ort } = neu;
  const [sitz, traeger] = await Promise.all([
    umgezogen ? client.call(betroffenVomSitz, { body: { bundesland, plz, ort } }) : null,
    umbenannt || was.length > 0 ? client.call(betroffenVonAdresse, {}) : null,
  ]);
  const termine = [...(sitz?.termine ?? []), ...(traeger?.termine ?? [])];
  return {
    termine: [...new Map(termine.map((termin) => [termin.id, termin])).values()].toSorted(
      (a, b) => Date.parse(a.beginn) - Date.parse(b.beginn),
    ),
    kehrtouren: sitz?.kehrtouren ?? [],
    ...(umbenannt && traeger ? { wuensche: traeger.wuensche, seiten: traeger.seiten } : {}),
    sitz,
    adresse: umbenannt ? traeger : null,
    kopf: traeger && was.length > 0 ? { traeger, was } : null,
  };
}

/** What everybody who has paper or a mail can read there and will be wrong; what was empty stands nowhere. */
function anderesImKopf(alt: Alt, neu: Neu): string[] {
  const teile: [wort: string, felder: readonly (keyof Alt)[]][] = [
    ['Name', ['name']],
    ['Berufsbezeichnung', ['gewerk']],
    ['Anschrift', ['strasse', 'hausnr', 'plz', 'ort']],
    ['Telefonnummer', ['telefon']],
    ['Telefonzeiten', ['oeffnungszeiten', 'zeitennotiz']],
    ['E-Mail-Adresse', ['email']],
    ['Kehrbezirk', ['kehrbezirk']],
  ];
  const text = (wert: unknown): string => (typeof wert === 'string' ? wert : JSON.stringify(wert));
  const leer = new Set(['', '[]']);
  return teile
    .filter(([, felder]) => felder.some((feld) => text(alt[feld]) !== text(neu[feld])))
    .filter(([, felder]) => felder.some((feld) => !leer.has(text(alt[feld]))))
    .map(([wort]) => wort);
}

/** What becomes of those it concerns, a sentence for each kind. */
export const betriebsfolgen = ({ sitz, adresse, kopf }: Betriebswirkung): string[] => [
  ...(sitz === null ? [] : feiertagsfolgen(sitz)),
  ...(adresse === null ? [] : adressfolgen(adresse)),
  ...(kopf === null || kopf.traeger.termine.length === 0
    ? []
    : [
        `${traegerInWorten(kopf.traeger)}: Dort steht noch der bisherige Stand (${formatAufzaehlung(kopf.was)}). Neue Zettel, Briefe und Mails nennen den neuen.`,
      ]),
];

function adressfolgen(wirkung: WirkungDerAdresse): string[] {
  const { termine, wuensche, seiten } = wirkung;
  return [
    ...(termine.length === 0 && wuensche === 0
      ? []
      : [
          `${termine.length === 0 ? `Offen ${wuensche === 1 ? 'ist' : 'sind'} ${formatMenge(wuensche, 'Terminwunsch', 'Terminwünsche')}` : traegerInWorten(wirkung)}: Dort steht die bisherige Adresse. Sie führt weiter zu Ihrer Seite; neue Zettel, Briefe und Mails nennen die neue.`,
        ]),
    ...(seiten.length === 0
      ? []
      : [
          `Auf ${formatMenge(seiten.length, 'Internetseite', 'Internetseiten')} ist Ihre Terminseite eingebettet. Sie erscheint dort weiter; tauschen Sie den Code bei Gelegenheit aus.`,
        ]),
  ];
}
