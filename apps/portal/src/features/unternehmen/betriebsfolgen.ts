import type { Client } from '@kehrtour/api-client/client';
import {
  betroffenVomSitz,
  betroffenVonAdresse,
  type WirkungDerAdresse,
  type WirkungDesSitzes,
} from '@kehrtour/contract/betroffen';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Unternehmen, unternehmenAendern } from '@kehrtour/contract/unternehmen';
import { formatMenge } from '@kehrtour/domain/format';

import { feiertagsfolgen } from '../../shared/betroffen/feiertagsfolgen.ts';
import type { Betroffene } from '../../shared/betroffen/Weiteres.tsx';

type Neu = Pick<BodyOf<typeof unternehmenAendern>, 'bundesland' | 'plz' | 'ort' | 'slug' | 'telefon'>;
type Alt = Pick<Unternehmen, keyof Neu>;

/** What a change of the company reaches; each part only where that part is changed. */
export type Betriebswirkung = Betroffene & {
  sitz: WirkungDesSitzes | null;
  adresse: WirkungDerAdresse | null;
  telefon: WirkungDerAdresse | null;
};

/** Asks whom it concerns, and only about what is about to change. */
export async function ladeBetriebswirkung(client: Client, alt: Alt, neu: Neu): Promise<Betriebswirkung> {
  const umgezogen = alt.bundesland !== neu.bundesland || alt.plz !== neu.plz || alt.ort !== neu.ort;
  const umbenannt = alt.slug !== neu.slug;
  const umgemeldet = alt.telefon !== '' && alt.telefon !== neu.telefon;
  const { bundesland, plz, ort } = neu;
  const [sitz, traeger] = await Promise.all([
    umgezogen ? client.call(betroffenVomSitz, { body: { bundesland, plz, ort } }) : null,
    umbenannt || umgemeldet ? client.call(betroffenVonAdresse, {}) : null,
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
    telefon: umgemeldet ? traeger : null,
  };
}

/** What becomes of those it concerns, a sentence for each kind. */
export const betriebsfolgen = ({ sitz, adresse, telefon }: Betriebswirkung): string[] => [
  ...(sitz === null ? [] : feiertagsfolgen(sitz)),
  ...(adresse === null ? [] : adressfolgen(adresse)),
  ...(telefon === null || telefon.termine.length === 0
    ? []
    : [
        `${traegerInWorten(telefon)}: Dort steht noch die bisherige Telefonnummer. Neue Zettel, Briefe und Mails nennen die neue.`,
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

/** "12 Termine sind angekündigt und 3 gebucht" */
function traegerInWorten({ angekuendigt, gebucht }: WirkungDerAdresse): string {
  if (gebucht === 0) return `${formatMenge(angekuendigt, 'Termin ist', 'Termine sind')} angekündigt`;
  if (angekuendigt === 0) return `${formatMenge(gebucht, 'Termin ist', 'Termine sind')} gebucht`;
  return `${formatMenge(angekuendigt, 'Termin ist', 'Termine sind')} angekündigt und ${gebucht} gebucht`;
}
