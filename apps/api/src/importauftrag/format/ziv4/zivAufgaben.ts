import { liesTaetigkeiten } from '@kehrtour/domain/importdatei/zeile/taetigkeitstext';

import type { Zivdatei, Zivzeile } from './zivTabellen.ts';

export type Zivaufgabe = {
  readonly taetigkeit: string;
  readonly fristVon: string;
  readonly fristBis: string;
  readonly erledigtAm: string;
};
export type Zivbescheid = {
  readonly aufgaben: readonly Zivaufgabe[];
  /** Mostly a year. */
  readonly naechsteFss: string;
};

/** The work of each building: what its latest Bescheid orders, and what the Kehrbuch says is done of it. */
export function liesAufgaben(ziv: Zivdatei): (gebaeude: string) => Zivbescheid {
  const bescheide = Map.groupBy(
    ziv.Feuerstaettenbescheid_Grunddaten,
    (zeile) => zeile.ID_Gebaeude_Gebaeudeteil,
  );
  const positionen = Map.groupBy(ziv.Bescheid_Position, (zeile) => zeile.ID_Feuerstaettenbescheid_Grunddaten);
  const termine = Map.groupBy(ziv.Bescheid_Termin_Position, (zeile) => zeile.ID_Bescheid_Position);
  const erledigte = erledigteJeGebaeude(ziv);
  return (gebaeude) => {
    const bescheid = bescheide.get(gebaeude)?.reduce(spaeterer);
    const geordnet = (positionen.get(bescheid?.ID_Feuerstaettenbescheid_Grunddaten ?? '') ?? []).flatMap(
      (position): Zivaufgabe[] => {
        const taetigkeit = taetigkeitAus(position.Art_Standort_Anlage, position.Rechtsgrundlage);
        const zeitraeume = termine.get(position.ID_Bescheid_Position) ?? [
          { Start_Zeitraum: '', Ende_Zeitraum: '' },
        ];
        return taetigkeit === ''
          ? []
          : zeitraeume.map(({ Start_Zeitraum, Ende_Zeitraum }) => ({
              taetigkeit,
              fristVon: alsTag(Start_Zeitraum),
              fristBis: alsTag(Ende_Zeitraum),
              erledigtAm: '',
            }));
      },
    );
    return {
      aufgaben: [...geordnet, ...(erledigte.get(gebaeude) ?? [])],
      naechsteFss: alsTag(bescheid?.Naechste_FS ?? ''),
    };
  };
}

const spaeterer = (
  a: Zivzeile<'Feuerstaettenbescheid_Grunddaten'>,
  b: Zivzeile<'Feuerstaettenbescheid_Grunddaten'>,
) => (b.Ausstellungsdatum >= a.Ausstellungsdatum ? b : a);

/** Done work of the year of the file and the one before; older work ends no task that is open today. */
function erledigteJeGebaeude(ziv: Zivdatei): Map<string, Zivaufgabe[]> {
  const tage = ziv.Kehrbuch_Taetigkeit.map(({ Ausfuehrungsdatum }) => Ausfuehrungsdatum.slice(0, 4));
  const abgabe = ziv.Meta[0]?.Abgabe.slice(0, 4) ?? '';
  const jahr = Number(abgabe || tage.reduce((a, b) => (b > a ? b : a), ''));
  const anlagen = new Map(
    ziv.Kehrbuch_Anlage.map((zeile) => [zeile.ID_Kehrbuch_Anlage, zeile.ID_Kehrbuch_Gebaeude]),
  );
  const gebaeude = new Map(
    ziv.Kehrbuch_Gebaeude.map((zeile) => [zeile.ID_Kehrbuch_Gebaeude, zeile.ID_Gebaeude_Gebaeudeteil]),
  );
  const erledigte = ziv.Kehrbuch_Taetigkeit.flatMap((zeile) => {
    const haus = gebaeude.get(anlagen.get(zeile.ID_Kehrbuch_Anlage) ?? '');
    const taetigkeit = taetigkeitAus(zeile.Taetigkeit_Text, zeile.Rechtsgrundlage);
    const erledigtAm = alsTag(zeile.Ausfuehrungsdatum);
    const frist = {
      fristVon: alsTag(zeile.Planungszeitraum_von),
      fristBis: alsTag(zeile.Planungszeitraum_bis),
    };
    // Without its Frist nobody knows which turn of the work it was.
    if (haus === undefined || taetigkeit === '' || frist.fristBis === '') return [];
    return Number(erledigtAm.slice(0, 4)) < jahr - 1 || erledigtAm === ''
      ? []
      : [{ haus, aufgabe: { taetigkeit, ...frist, erledigtAm } }];
  });
  return new Map(
    [...Map.groupBy(erledigte, ({ haus }) => haus)].map(([haus, eigene]) => [
      haus,
      eigene.map(({ aufgabe }) => aufgabe),
    ]),
  );
}

/** The text names the work or only where the flue stands; then the number of the law says what it is. */
function taetigkeitAus(text: string, rechtsgrundlage: string): string {
  const erkannt = (einer: string): boolean =>
    liesTaetigkeiten(einer).some(({ taetigkeitId }) => taetigkeitId !== undefined);
  return text === '' || (!erkannt(text) && erkannt(rechtsgrundlage)) ? rechtsgrundlage : text;
}

/** `2027-01-31T00:00:00` and `2027-01-31 00:00` are days. */
export const alsTag = (text: string): string => text.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1');
