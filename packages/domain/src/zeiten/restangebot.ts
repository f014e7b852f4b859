import { type Uhrzeitmoeglichkeit, zeitenAm, type Zeitwunsch } from './freieZeiten.ts';
import { type Belegt, gebietSchluessel, type Zeitgrundlage, zeitgrundlageAus } from './zeitgrundlage.ts';

/** How much of a person's day, without what nobody has confirmed, stays for everybody else. */
export const ANTEIL_FREI = 1 / 3;

/** A kind of visit whose starts are counted. */
export type Besuchsart = Pick<Zeitwunsch, 'dauerMinuten' | 'qualifikation'>;

/** All that nobody has confirmed keeps so much of what is left to offer in the whole horizon at once, and one network of it so much. */
export const ANTEIL_OFFEN = { alle: 1 / 4, netz: 1 / 10 } as const;
/** … and so many days of one person at least, or a company with a short horizon would have room for nobody. */
const TAGE_MIN = { alle: 2, netz: 1 } as const;

type Wozu = { readonly besuche: readonly Besuchsart[]; readonly gebietId: string | null };

/** What is left of a person's day once a time of it is taken by somebody who has shown nothing. */
export interface Rest {
  /** Nobody else of that sort has any of this day: one is always given, or short days would have none. */
  readonly erste: boolean;
  /** The part of the starts that stays, of those there would be without anything unconfirmed. */
  readonly bleibt: number;
  /** What this time alone takes, in days of one person: 0.25 is a quarter of the starts of one. */
  readonly kostet: number;
}

/**
 * The one measure of what is unconfirmed, holds and bookings alike. Counted are the starts that are left to offer, over all
 * kinds of visits alike: a gap that is too short for any of them costs what it kept from being offered.
 */
export function restNach(
  grundlage: Zeitgrundlage,
  zeit: Uhrzeitmoeglichkeit,
  { besuche, gebietId }: Wozu,
): Rest {
  const tag = grundlage.tage.get(zeit.tag);
  const person = grundlage.personen.find(({ id }) => id === zeit.mitarbeiterId);
  if (tag === undefined || person === undefined) return { erste: true, bleibt: 1, kostet: 0 };
  const amTag = ({ von, bis, offen }: Belegt): boolean =>
    offen !== undefined && von < tag.bis && bis > tag.von;
  const imGebiet = grundlage.personen
    .flatMap(({ belegt }) => belegt)
    .filter((eins) => gebietId !== null && amTag(eins) && eins.offen?.gebietId === gebietId).length;
  const begrenzt = grundlage.regeln.maxJeTagUndGebiet !== null;
  const neu: Belegt = { ...zeit.belegt, art: 'reservierung', ort: null };
  const mit = (belegt: readonly Belegt[], mehrImGebiet: number): Zeitgrundlage =>
    zeitgrundlageAus({
      ...grundlage,
      personen: [{ ...person, belegt }],
      runden: [],
      jeGebiet:
        gebietId === null
          ? new Map()
          : verschoben(grundlage, gebietSchluessel(zeit.tag, gebietId), mehrImGebiet),
    });
  const ohneOffene = mit(
    person.belegt.filter((eins) => !amTag(eins)),
    -imGebiet,
  );
  const [jetzt, danach] = [mit(person.belegt, 0), mit([...person.belegt, neu], 1)];
  const anteile = besuche.flatMap((besuch) => {
    const starts = (wann: Zeitgrundlage): number =>
      zeitenAm(wann, { ...besuch, ort: null, gebietId }, zeit.tag).length;
    const vorher = starts(ohneOffene);
    return vorher === 0 ? [] : [{ jetzt: starts(jetzt) / vorher, danach: starts(danach) / vorher }];
  });
  const mittel = (welcher: 'jetzt' | 'danach'): number =>
    anteile.length === 0 ? 1 : anteile.reduce((summe, anteil) => summe + anteil[welcher], 0) / anteile.length;
  return {
    erste: !person.belegt.some(amTag) && (imGebiet === 0 || !begrenzt),
    bleibt: mittel('danach'),
    kostet: Math.max(0, mittel('jetzt') - mittel('danach')),
  };
}

/** Whether strangers who have shown nothing may keep one more time of this person's day. */
export const laesstGenugUebrig = ({ erste, bleibt }: Pick<Rest, 'erste' | 'bleibt'>): boolean =>
  erste || bleibt >= ANTEIL_FREI;

/** A seat of a round's half-day, in the same days: half a day shared by its seats. */
export const kostetPlatz = (plaetzeJeHalbtag: number): number => 1 / (2 * Math.max(1, plaetzeJeHalbtag));

/** Days of one person with room for the shortest visit, if nothing unconfirmed were there; a day in a round counts as one. */
export function angeboteneTage(grundlage: Zeitgrundlage, besuche: readonly Besuchsart[]): number {
  const kuerzeste = Math.min(...besuche.map(({ dauerMinuten }) => dauerMinuten));
  let tage = 0;
  for (const tag of grundlage.tage.values()) {
    if (tag.geschlossen) continue;
    tage += grundlage.rundenAm(tag.tag).length;
    for (const person of grundlage.personen) {
      const { freieMinuten, bloecke } = grundlage.personentag(person, tag);
      const offene = bloecke.filter(({ offen }) => offen !== undefined);
      const minuten = offene.reduce((summe, { von, bis }) => summe + bis - von, freieMinuten);
      if (minuten - grundlage.regeln.reserveMinuten >= kuerzeste) tage += 1;
    }
  }
  return tage;
}

/** What is unconfirmed already, in days of one person: of the whole company, and of the network that asks. */
export type Offen = Readonly<Record<'alle' | 'netz', number>>;

/** Which share would be more than it may be; undefined: it fits. */
export function zuVielOffen(
  offen: Offen,
  kostet: number,
  angeboten: number,
): keyof typeof ANTEIL_OFFEN | undefined {
  return (['netz', 'alle'] as const).find(
    (was) => offen[was] + kostet > Math.max(TAGE_MIN[was], angeboten * ANTEIL_OFFEN[was]),
  );
}

const verschoben = (
  { jeGebiet }: Zeitgrundlage,
  schluessel: string,
  um: number,
): ReadonlyMap<string, number> => new Map([[schluessel, (jeGebiet.get(schluessel) ?? 0) + um]]);
