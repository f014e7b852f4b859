import type { AuswahlStrasse } from '@kehrtour/contract/kehrtourAuswahl';
import { formatMonat } from '@kehrtour/domain/format';
import { plusTage } from '@kehrtour/domain/tag';
import type { Tag } from '@kehrtour/domain/tag';
import { passtZurSuche, suchmuster, suchtext } from '@kehrtour/domain/text/suchtext';

export type Haus = AuswahlStrasse['liegenschaften'][number] & { strasse: string; ort: string };

/** Houses that belong together in the list: a street, or all whose Frist ends in the same month. */
export type Hausgruppe = { id: string; titel: string; unter: string; haeuser: readonly Haus[] };

export type Gliederung = 'strasse' | 'frist';

/** Less than this many days and a Frist is at risk. */
const FRIST_BALD_TAGE = 14;

type Fristnaehe = 'ueberfaellig' | 'bald' | 'spaeter';

export function fristnaehe({ naechsteFrist }: Pick<Haus, 'naechsteFrist'>, heute: Tag): Fristnaehe {
  if (naechsteFrist === null) return 'spaeter';
  if (naechsteFrist < heute) return 'ueberfaellig';
  return naechsteFrist <= plusTage(heute, FRIST_BALD_TAGE) ? 'bald' : 'spaeter';
}

/** The day before which nothing can be done there; null where something can already. */
export const erstAb = ({ fristVon }: Pick<Haus, 'fristVon'>, heute: Tag): Tag | null =>
  fristVon !== null && fristVon > heute ? fristVon : null;

export function haeuserAus(strassen: readonly AuswahlStrasse[]): Haus[] {
  return strassen.flatMap(({ strasse, ort, liegenschaften }) =>
    liegenschaften.map((haus) => ({ ...haus, strasse, ort })),
  );
}

/** Houses with the text they are found by, so that typing does not write it anew for each. */
export type Suchbare = readonly { readonly haus: Haus; readonly text: string }[];

export const machSuchbar = (haeuser: readonly Haus[]): Suchbare =>
  haeuser.map((haus) => ({
    haus,
    text: suchtext(
      `${haus.strasse} ${haus.hausnr} ${haus.hausnr.replaceAll(' ', '')} ${haus.plz} ${haus.ort} ${haus.name}`,
    ),
  }));

/** Houses that answer to what was typed: beginnings of street, number, postcode, place or name, in any order. */
export function suche(haeuser: Suchbare, getippt: string): Haus[] {
  const muster = suchmuster(getippt);
  return haeuser.flatMap(({ haus, text }) => (passtZurSuche(text, muster) ? [haus] : []));
}

/** Streets in the sweep's working order, or months of the Frist with what is overdue first. */
export function gruppen(haeuser: readonly Haus[], nach: Gliederung, heute: Tag): Hausgruppe[] {
  return nach === 'strasse' ? nachStrasse(haeuser) : nachFrist(haeuser, heute);
}

function nachStrasse(haeuser: readonly Haus[]): Hausgruppe[] {
  return [...Map.groupBy(haeuser, ({ ort, strasse }) => `${ort}\n${strasse}`)].map(([id, gruppe]) => ({
    id,
    titel: gruppe[0]?.strasse ?? '',
    unter: gruppe[0]?.ort ?? '',
    haeuser: gruppe,
  }));
}

const UEBERFAELLIG = '';
const OHNE = '~';

function nachFrist(haeuser: readonly Haus[], heute: Tag): Hausgruppe[] {
  const schluessel = ({ naechsteFrist }: Haus): string => {
    if (naechsteFrist === null) return OHNE;
    return naechsteFrist < heute ? UEBERFAELLIG : naechsteFrist.slice(0, 7);
  };
  return [...Map.groupBy(haeuser, schluessel)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([monat, gruppe]) => ({
      id: `frist/${monat}`,
      titel: fristTitel(monat),
      unter: '',
      haeuser: gruppe.toSorted((a, b) => ((a.naechsteFrist ?? OHNE) < (b.naechsteFrist ?? OHNE) ? -1 : 1)),
    }));
}

function fristTitel(monat: string): string {
  if (monat === UEBERFAELLIG) return 'Frist überschritten';
  return monat === OHNE ? 'Ohne Frist' : `Frist endet im ${formatMonat(`${monat}-01`)}`;
}

/** A line of the virtual list. */
export type Zeile =
  | { art: 'gruppe'; gruppe: Hausgruppe; offen: boolean }
  | { art: 'haus'; haus: Haus; gruppe: Hausgruppe };

export function zeilen(alle: readonly Hausgruppe[], offene: ReadonlySet<string>): Zeile[] {
  return alle.flatMap((gruppe): Zeile[] => {
    const offen = offene.has(gruppe.id);
    return [
      { art: 'gruppe', gruppe, offen },
      ...(offen ? gruppe.haeuser.map((haus): Zeile => ({ art: 'haus', haus, gruppe })) : []),
    ];
  });
}

export type Summe = {
  haeuser: number;
  minuten: number;
  ueberfaellig: number;
  bald: number;
  /** Nothing can be done there yet. */
  erstSpaeter: number;
  fss: number;
};

/** Figures of a choice. */
export function summe(haeuser: readonly Haus[], heute: Tag): Summe {
  const lage = (gesucht: Fristnaehe) => haeuser.filter((haus) => fristnaehe(haus, heute) === gesucht).length;
  return {
    haeuser: haeuser.length,
    minuten: haeuser.reduce((zusammen, haus) => zusammen + haus.minuten, 0),
    ueberfaellig: lage('ueberfaellig'),
    bald: lage('bald'),
    erstSpaeter: haeuser.filter((haus) => erstAb(haus, heute) !== null).length,
    fss: haeuser.filter(({ fss }) => fss).length,
  };
}
