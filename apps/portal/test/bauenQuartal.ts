import type {
  Quartalsschicht,
  Quartalsteil,
  Quartalsumfang,
  Quartalsvorschlag,
} from '@kehrtour/contract/quartal';
import { plusTage, type Tag, wochentag } from '@kehrtour/domain/tag';

import { ANNA, JONAS } from './bauenKehrtour.ts';

const VON = '2027-01-25';
const BIS = '2027-04-30';
const STRASSEN = [
  'Hardtstraße',
  'Marktplatz',
  'Obere Bahnhofstraße',
  'Kunigundenberg',
  'Gartenweg',
  'Am Sportplatz der Turn- und Sportvereinigung',
  'Lindenallee',
  'Industriestraße',
];

type Teilwunsch = Partial<Quartalsteil> & { frist?: Tag };

export function einTeil(nummer: number, { frist, ...teile }: Teilwunsch = {}): Quartalsteil {
  const ende = frist ?? (nummer < STRASSEN.length ? '2027-02-28' : BIS);
  const strasse = STRASSEN[nummer % STRASSEN.length] ?? '';
  return {
    id: String(nummer),
    ort: nummer % STRASSEN.length > 5 ? 'Schönberg' : 'Lauf a.d.Pegnitz',
    strasse,
    runde: `${strasse}|${nummer < STRASSEN.length ? 1 : 2}`,
    haeuser: Array.from({ length: 3 + (nummer % 5) }, (_, index) => ({
      hausnr: String(index * 2 + 1),
      frist: ende,
    })),
    minuten: 70 + (nummer % 4) * 35,
    ab: null,
    spaetestens: null,
    feuerstaettenschau: nummer % 7 === 3,
    schau: nummer % 7 === 3,
    koordinaten: { lat: 49.5 + (nummer % 8) * 0.004, lon: 11.27 + (nummer % 3) * 0.01 },
    vonHand: false,
    ...teile,
  };
}

const schichtId = (mitarbeiterId: string, tag: Tag): string => `${mitarbeiterId}/${tag}`;

export function eineSchicht(mitarbeiterId: string, tag: Tag, teilIds: string[] = []): Quartalsschicht {
  return {
    id: schichtId(mitarbeiterId, tag),
    mitarbeiterId,
    tag,
    platzMinuten: 400,
    belegtMinuten: 0,
    darfFeuerstaettenschau: mitarbeiterId === ANNA,
    teilIds,
    arbeitMinuten: 0,
    fahrtMinuten: teilIds.length === 0 ? 0 : 35,
  };
}

/** Sixteen parts of eight streets over fourteen weeks for two people; Anna may do a Feuerstättenschau. */
export function einVorschlag(teile: Partial<Quartalsvorschlag> = {}): Quartalsvorschlag {
  const alle = teile.teile ?? Array.from({ length: 16 }, (_, index) => einTeil(index));
  const tage = Array.from({ length: 95 }, (_, index) => plusTage(VON, index)).filter(
    (tag) => wochentag(tag) <= 5,
  );
  const verteilt = new Map<string, string[]>();
  for (const [index, { id, feuerstaettenschau }] of alle.entries()) {
    const tag = tage[Math.floor(index / 2) * 3] ?? VON;
    const schicht = schichtId(feuerstaettenschau || index % 2 === 0 ? ANNA : JONAS, tag);
    verteilt.set(schicht, [...(verteilt.get(schicht) ?? []), id]);
  }
  const schichten = tage.flatMap((tag) =>
    [ANNA, JONAS].map((person) => eineSchicht(person, tag, verteilt.get(schichtId(person, tag)))),
  );
  return {
    version: 1,
    auswahl: { von: VON, bis: BIS, taetigkeitIds: [], orte: [], mitarbeiterIds: [], auslastungProzent: 90 },
    gerechnetAm: '2027-01-11T08:00:00+01:00',
    stand: 'vorschlag',
    teile: alle,
    schichten,
    mitarbeiter: [
      { id: ANNA, name: 'Anna Berger', farbe: 1 },
      { id: JONAS, name: 'Jonas Vogt', farbe: 2 },
    ],
    offen: [],
    nichtGehalten: [],
    fahrzeiten: 'OpenStreetMap, Stand Januar 2027',
    feiertage: [
      { tag: '2027-03-26', name: 'Karfreitag' },
      { tag: '2027-03-29', name: 'Ostermontag' },
    ],
    kehrtouren: [],
    ...teile,
  };
}

/** The proposal as the server answers it after an order made by hand. */
export function umgeordnet(
  vorschlag: Quartalsvorschlag,
  zuordnung: Record<string, string[]>,
  vonHand: readonly string[] = [],
): Quartalsvorschlag {
  const verteilt = new Set(Object.values(zuordnung).flat());
  return {
    ...vorschlag,
    version: vorschlag.version + 1,
    teile: vorschlag.teile.map((teil) => ({ ...teil, vonHand: vonHand.includes(teil.id) })),
    schichten: vorschlag.schichten.map((schicht) => {
      const teilIds = zuordnung[schicht.id] ?? [];
      return { ...schicht, teilIds, fahrtMinuten: teilIds.length === 0 ? 0 : 35 };
    }),
    offen: vorschlag.teile.flatMap(({ id }) =>
      verteilt.has(id)
        ? []
        : [{ teilId: id, text: 'Alle Tage in der Frist sind voll.', abhilfe: 'Nehmen Sie jemanden dazu.' }],
    ),
  };
}

export function einUmfang(teile: Partial<Quartalsumfang> = {}): Quartalsumfang {
  return {
    besuche: 1114,
    haeuser: 711,
    strassen: 121,
    feuerstaettenschauen: 96,
    schauquote: { jeMonat: 38, offen: 912, ohneLetzte: 12, bestelltBis: '2028-12-31' },
    abgelaufen: 0,
    schonVerplant: 0,
    arbeitMinuten: 28_400,
    noetigMinuten: 30_900,
    moeglichMinuten: 51_000,
    personentageNoetig: 82,
    personentageMoeglich: 136,
    fruehestens: VON,
    feiertage: [{ tag: '2027-03-26', name: 'Karfreitag' }],
    taetigkeiten: [
      { id: 'kehrung_3x', name: 'Kehrung (3x jährlich)', aufgaben: 806 },
      { id: 'kehrung_2x', name: 'Kehrung (2x jährlich)', aufgaben: 308 },
    ],
    orte: [
      { ort: 'Lauf a.d.Pegnitz', haeuser: 611 },
      { ort: 'Schönberg', haeuser: 100 },
    ],
    mitarbeiter: [
      { id: ANNA, name: 'Anna Berger', farbe: 1, darfFeuerstaettenschau: true, tage: 68, abwesendTage: 0 },
      { id: JONAS, name: 'Jonas Vogt', farbe: 2, darfFeuerstaettenschau: false, tage: 58, abwesendTage: 14 },
    ],
    ...teile,
  };
}
