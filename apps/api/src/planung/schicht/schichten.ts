import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { strassenzeile } from '@kehrtour/domain/ort/adresse';
import type { Arbeitsspanne } from '@kehrtour/domain/recht/arbeitszeitgesetz';
import { schichtId } from '@kehrtour/domain/recht/schicht';
import { wochentag, type Tag } from '@kehrtour/domain/tag';
import { minutenSeitMitternacht, uhrzeitAus, type Uhrzeit } from '@kehrtour/domain/uhrzeit';

import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import type { Belegt } from '../stand/belegt.ts';
import type { BetriebMitMitteRow, FahrerRow } from '../stand/planung.store.ts';
import type { Startort } from '../stand/startort.ts';

/** One employee's day before anything is planned into it. */
export type Schicht = {
  readonly id: string;
  readonly fahrer: FahrerRow;
  readonly tag: Tag;
  readonly beginn: Uhrzeit;
  readonly ende: Uhrzeit;
  readonly arbeitMinuten: number;
  readonly ueberstundenMinuten: number;
  readonly pause: {
    readonly fruehestens: Uhrzeit;
    readonly spaetestens: Uhrzeit;
    readonly minuten: number;
  } | null;
  /** Times inside the shift in which the person is elsewhere; what covers its begin or end has shortened it. */
  readonly abwesend: readonly Spanne[];
  /** Work elsewhere inside the shift, in order. */
  readonly feste: readonly Belegt[];
  /** When the break is needed no more: whoever is home by then may leave it out. Missing: it is always taken. */
  readonly pauseEntfaelltBis?: Uhrzeit | undefined;
  /** Work elsewhere that no way leads to: the time is kept, the place is not. Minutes since midnight. */
  readonly gesperrt?: readonly Arbeitsspanne[];
  readonly start: Startort | null;
  readonly ziel: Startort | null;
};
type Spanne = { readonly von: Uhrzeit; readonly bis: Uhrzeit };

/** The shifts of all chosen people on all chosen days; whoever has no hours on a day has no shift on it. */
export function schichtenAus(
  vorgaben: Vorgaben,
  fahrer: readonly FahrerRow[],
  betrieb: BetriebMitMitteRow,
): Schicht[] {
  const gewaehlt = fahrer.filter((person) => person.aktiv && vorgaben.mitarbeiter.ids.includes(person.id));
  return vorgaben.datum.tage.toSorted().flatMap((tag) =>
    gewaehlt.flatMap((person) => {
      const schicht = schichtAm(vorgaben, person, tag, betrieb);
      return schicht ? [schicht] : [];
    }),
  );
}

function schichtAm(
  vorgaben: Vorgaben,
  person: FahrerRow,
  tag: Tag,
  betrieb: BetriebMitMitteRow,
): Schicht | undefined {
  const woche = person.arbeitszeit.find((eintrag) => eintrag.wochentag === wochentag(tag));
  const eigenerBeginn = vorgaben.arbeitsbeginn[person.id];
  const eigeneZeit = vorgaben.arbeitszeit[person.id];
  if (!woche && !eigeneZeit) return undefined;
  const beginn =
    eigenerBeginn?.beginn ?? woche?.von ?? einstellungenAus(betrieb.einstellungen).planung.arbeitsbeginn;
  const pause = vorgaben.pause ?? person.pause;
  const uebliche = woche
    ? minutenSeitMitternacht(woche.bis) - minutenSeitMitternacht(woche.von) - (pause?.minuten ?? 0)
    : 480;
  // Whoever only begins at another time goes home as on every other day of the week.
  const verschoben = woche ? minutenSeitMitternacht(beginn) - minutenSeitMitternacht(woche.von) : 0;
  const arbeitMinuten = eigeneZeit?.minuten ?? uebliche - verschoben;
  if (arbeitMinuten < 30) return undefined;
  const ende = Math.min(minutenSeitMitternacht(beginn) + arbeitMinuten + (pause?.minuten ?? 0), 24 * 60 - 1);
  const start = eigenerBeginn?.start ?? wohnort(person) ?? betriebshof(betrieb);
  return {
    id: schichtId({ mitarbeiterId: person.id, tag }),
    fahrer: person,
    tag,
    beginn,
    ende: uhrzeitAus(ende),
    arbeitMinuten,
    ueberstundenMinuten: eigeneZeit?.ueberstundenMinuten ?? 0,
    pause,
    abwesend: [],
    feste: [],
    start,
    ziel: eigenerBeginn?.ziel ?? start,
  };
}

const wohnort = (person: FahrerRow): Startort | null =>
  person.startort
    ? { name: person.startort.name, koordinaten: { lat: person.startort.lat, lon: person.startort.lon } }
    : null;
/** Whoever has no place of departure begins at the company; where no map knows that, in the middle of the district. */
const betriebshof = (betrieb: BetriebMitMitteRow): Startort | null =>
  betrieb.lat !== null && betrieb.lon !== null
    ? {
        name: betrieb.verortet ? strassenzeile(betrieb) : `Mitte von ${betrieb.ort || 'Ihrem Bezirk'}`,
        koordinaten: { lat: betrieb.lat, lon: betrieb.lon },
      }
    : null;
