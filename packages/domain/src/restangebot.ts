import { type Uhrzeitmoeglichkeit, zeitenAm, type Zeitwunsch } from './freieZeiten.ts';
import { type Belegt, gebietSchluessel, type Zeitgrundlage, zeitgrundlageAus } from './zeitgrundlage.ts';

/** Of what a person's day offers without what nobody has confirmed, so much stays for everybody else. */
export const ANTEIL_FREI = 1 / 3;

/** A kind of visit whose starts are counted. */
export type Besuchsart = Pick<Zeitwunsch, 'dauerMinuten' | 'qualifikation'>;

/**
 * Whether strangers who have shown nothing may keep one more time of this person's day. Counted are the starts that are left
 * to offer, over all kinds of visits alike: a gap that is too short for any of them costs what it kept from being offered.
 * The first time of a day is always given, or short days would have none.
 */
export function laesstGenugUebrig(
  grundlage: Zeitgrundlage,
  zeit: Uhrzeitmoeglichkeit,
  { besuche, gebietId }: { readonly besuche: readonly Besuchsart[]; readonly gebietId: string | null },
): boolean {
  const tag = grundlage.tage.get(zeit.tag);
  const person = grundlage.personen.find(({ id }) => id === zeit.mitarbeiterId);
  if (tag === undefined || person === undefined) return true;
  const amTag = ({ von, bis, offen }: Belegt): boolean =>
    offen !== undefined && von < tag.bis && bis > tag.von;
  const imGebiet = grundlage.personen
    .flatMap(({ belegt }) => belegt)
    .filter((eins) => gebietId !== null && amTag(eins) && eins.offen?.gebietId === gebietId).length;
  const begrenzt = grundlage.regeln.maxJeTagUndGebiet !== null;
  if (!person.belegt.some(amTag) && (imGebiet === 0 || !begrenzt)) return true;
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
  const danach = mit([...person.belegt, neu], 1);
  const anteile = besuche.flatMap((besuch) => {
    const wunsch = { ...besuch, ort: null, gebietId };
    const vorher = zeitenAm(ohneOffene, wunsch, zeit.tag).length;
    return vorher === 0 ? [] : [zeitenAm(danach, wunsch, zeit.tag).length / vorher];
  });
  return anteile.reduce((summe, anteil) => summe + anteil, 0) >= anteile.length * ANTEIL_FREI;
}

const verschoben = (
  { jeGebiet }: Zeitgrundlage,
  schluessel: string,
  um: number,
): ReadonlyMap<string, number> => new Map([[schluessel, (jeGebiet.get(schluessel) ?? 0) + um]]);
