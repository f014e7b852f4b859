import { isDeepStrictEqual } from 'node:util';

import { hinterDemEingang, jeEingang } from '@kehrtour/domain/liegenschaft/eingang';
import { imHausGeordnet } from '@kehrtour/domain/liegenschaft/einheitenreihe';
import { lageText } from '@kehrtour/domain/liegenschaft/wohnungsangabe';
import { fasseZusammen } from '@kehrtour/domain/taetigkeit/besuch';
import { personensatz } from '@kehrtour/domain/unternehmen/personenkreis';

import type { Aushang, Zettel } from '../../terminzettel/zettelAuftrag.ts';
import type { Ansagetext, AnsagetextRow } from '../empfang/ankuendigung.store.ts';
import type { EinheitKurz } from '../empfang/empfang.store.ts';
import { type Empfang, gesagtePersonen } from '../empfang/empfang.ts';
import { fensterText } from '../empfang/fensterText.ts';
import { baueZettel, type Zettelrahmen } from './baueZettel.ts';

/** A poster is for a house of several flats, also where they are only counted. */
export const hausMitWohnungen = (haus: readonly Empfang[]): boolean => {
  const halt = haus[0]?.halt;
  return (
    haus.length > 1 || (halt !== undefined && Math.max(halt.einheiten.length, halt.einheiten_anzahl) > 1)
  );
};

export const haeuserAus = (empfaenge: readonly Empfang[]): Empfang[][] => [
  ...Map.groupBy(empfaenge, (empfang) => empfang.halt.halt_id).values(),
];

/** The posters of one house: one for each of its staircases, with the flats behind that door and their work alone. */
export function aushaengeFuer(
  haus: readonly Empfang[],
  rahmen: Zettelrahmen,
  gesagt: (empfang: Empfang) => AnsagetextRow | undefined = () => undefined,
): Aushang[] {
  const wohnungen = haus.flatMap((empfang) =>
    empfang.einheit || empfang.halt.einheiten.length === 0
      ? [{ empfang, einheit: empfang.einheit }]
      : // A house that was told as a whole lists its flats with the same work.
        empfang.halt.einheiten.map((einheit) => ({ empfang, einheit })),
  );
  const eingaenge = jeEingang(wohnungen, ({ einheit }) => einheit);
  return eingaenge.map(({ eingang, stuecke }) => ({
    ...aushangFuer(stuecke, rahmen, gesagt),
    ...(eingang === '' ? {} : { eingang }),
  }));
}

type Wohnung = { readonly empfang: Empfang; readonly einheit: EinheitKurz | undefined };

function aushangFuer(
  wohnungen: readonly Wohnung[],
  rahmen: Zettelrahmen,
  gesagt: (empfang: Empfang) => AnsagetextRow | undefined,
): Aushang {
  const empfaenge = [...new Set(wohnungen.map(({ empfang }) => empfang))];
  const [erster] = empfaenge;
  if (!erster) throw new Error('a poster needs a house');
  const besuch = fasseZusammen(empfaenge.flatMap(({ aufgaben }) => aufgaben));
  // Title, preparation and law are those of all flats, not of the first.
  const gemeinsam = baueZettel({ ...erster, besuch }, rahmen, undefined);
  const zettel = {
    ...worteAllerWohnungen(gemeinsam, empfaenge.map(gesagt)),
    ...(gemeinsam.personen === undefined ? {} : { personen: personenAller(empfaenge) }),
  };
  const { lage: _lage, ...liegenschaft } = zettel.liegenschaft;
  return {
    titel: zettel.titel,
    hoheitlich: besuch.art !== 'frei',
    liegenschaft,
    wann: fensterText(erster.halt.fenster_von, erster.halt.fenster_bis),
    ...(zettel.personen === undefined ? {} : { personen: zettel.personen }),
    einheiten: aushangzeilen(wohnungen),
    vorbereitung: zettel.vorbereitung,
    ...(zettel.zugang ? { zugang: zettel.zugang } : {}),
    rechtstexte: zettel.rechtstexte,
  };
}

/** Whom any flat of the house was told, once. */
function personenAller(empfaenge: readonly Empfang[]): string {
  const alle = empfaenge.flatMap(gesagtePersonen);
  return personensatz([...new Map(alle.map((person) => [person.id, person])).values()]);
}

/** Where all flats were told the same, the poster says it in the same words. */
function worteAllerWohnungen(zettel: Zettel, gesagte: readonly (AnsagetextRow | undefined)[]): Zettel {
  const worte = gesagte.map((row) => row && worteVon(row.text));
  const [erste] = worte;
  const [text] = gesagte;
  if (!erste || !text || !worte.every((eine) => eine === erste)) return zettel;
  if (!isDeepStrictEqual({ ...text.text.wann }, { ...zettel.wann })) return zettel;
  const { titel, vorbereitung, zugang, rechtstexte } = text.text;
  return { ...zettel, titel, vorbereitung, ...(zugang ? { zugang } : {}), rechtstexte };
}

const worteVon = ({ titel, vorbereitung, zugang, rechtstexte, taetigkeiten }: Ansagetext): string =>
  JSON.stringify([titel, vorbereitung, zugang, rechtstexte, taetigkeiten.map(({ text }) => text)]);

/** Every flat that is visited, in the order in which one walks through the house. */
function aushangzeilen(wohnungen: readonly Wohnung[]): Aushang['einheiten'] {
  const zeilen = wohnungen.map(({ empfang, einheit }) => ({
    ...(einheit ? hinterDemEingang(einheit) : KEINE),
    alle: empfang.halt.einheiten_anzahl > 1 ? `Alle ${empfang.halt.einheiten_anzahl} Wohnungen` : 'Haus',
    arbeiten: empfang.besuch.zeilen.map((zeile) => zeile.text).join(', '),
  }));
  return imHausGeordnet(zeilen).map((zeile) => ({
    lage: lageText(zeile) || zeile.alle,
    arbeiten: zeile.arbeiten,
  }));
}

const KEINE: EinheitKurz = { id: '', nummer: '', geschoss: '', lage: '', bezeichnung: '' };
