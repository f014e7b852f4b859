import type { Zivdatei, Zivtabelle } from './zivTabellen.ts';

/** What does not come along without a table; those that most files have. */
const OHNE: readonly { tabellen: readonly Zivtabelle[]; folge: string }[] = [
  { tabellen: ['Ort'], folge: 'Die Anschriften haben nur ihre PLZ.' },
  {
    tabellen: ['Kommunikation', 'Gebaeude_Eigentuemer'],
    folge: 'Namen, Nummern und Mail-Adressen kommen nicht mit.',
  },
  { tabellen: ['Nutzungseinheit', 'Wohnung'], folge: 'Wohnungen und Mieter kommen nicht mit.' },
  {
    tabellen: ['Raum', 'Feuerstaette', 'Abgasanlage'],
    folge: 'Feuerstätten und Abgasanlagen kommen nicht oder nicht vollständig mit.',
  },
  { tabellen: ['Feuerstaettenschau'], folge: 'Wann die letzte Feuerstättenschau war, kommt nicht mit.' },
  {
    tabellen: ['Feuerstaettenbescheid_Grunddaten', 'Bescheid_Position', 'Bescheid_Termin_Position'],
    folge: 'Aufgaben und Fristen kommen nicht oder nicht vollständig mit.',
  },
  {
    tabellen: ['Kehrbuch_Gebaeude', 'Kehrbuch_Anlage', 'Kehrbuch_Taetigkeit'],
    folge: 'Was schon erledigt ist, sagt die Datei nicht.',
  },
];

/** What the file does not hold, in sentences. */
export function zivHinweise({ fehlendeTabellen, fehlendeSpalten }: Zivdatei): string[] {
  const tabellen = OHNE.flatMap(({ tabellen: alle, folge }) => {
    const fehlen = alle.filter((name) => fehlendeTabellen.includes(name));
    if (fehlen.length === 0) return [];
    const wort = fehlen.length === 1 ? 'fehlt die Tabelle' : 'fehlen die Tabellen';
    return [`In der Datei ${wort} ${fehlen.map((name) => `„${name}“`).join(', ')}. ${folge}`];
  });
  return [
    ...tabellen,
    ...(fehlendeSpalten.length > 0
      ? [`Diese Spalten gibt es in der Datei nicht, sie bleiben leer: ${fehlendeSpalten.join(', ')}.`]
      : []),
  ];
}
