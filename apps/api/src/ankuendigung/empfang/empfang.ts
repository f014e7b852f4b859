import { formatAufzaehlung, formatMenge } from '@kehrtour/domain/format';
import { wunschsaetzeFuer } from '@kehrtour/domain/liegenschaft/hauswunsch';
import { empfaengername, GRUSS, grussformel, SPERRVERMERK_NAME } from '@kehrtour/domain/liegenschaft/kontakt';
import { lageText } from '@kehrtour/domain/liegenschaft/wohnungsangabe';
import type { FruehererVersuch } from '@kehrtour/domain/nachweis/verhinderung';
import { adresszeile } from '@kehrtour/domain/ort/adresse';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { type Besuch, brauchtAnkuendigungsfrist } from '@kehrtour/domain/taetigkeit/besuch';
import { istAndereArbeit } from '@kehrtour/domain/taetigkeit/nachtrag';
import { unverfaenglich } from '@kehrtour/domain/text/unverfaenglich';
import { type GenanntePerson, istGenannt } from '@kehrtour/domain/unternehmen/personenkreis';
import type { Kanal } from '@kehrtour/domain/versand/kanal';

import type {
  AufgabeDesHalts,
  EinheitKurz,
  HaltMitEmpfaengern,
  KontaktKurz,
  TerminDesHalts,
} from './empfang.store.ts';

/** One notice to be: one household, one window, one recipient. */
export type Empfang = {
  readonly schluessel: string;
  readonly halt: HaltMitEmpfaengern;
  readonly einheit: EinheitKurz | undefined;
  readonly kontakt: KontaktKurz | undefined;
  readonly aufgaben: readonly AufgabeDesHalts[];
  readonly besuch: Besuch;
  /** What the household was told of this stop and what still stands, also where it does not suit. */
  readonly termin: TerminDesHalts | undefined;
  /** Where nothing stands: the last visit of this stop that was called off. */
  readonly abgesagt: TerminDesHalts | undefined;
  /** Somebody who looks after a house of several flats hears of their visits and answers none of them. */
  readonly zurKenntnis: boolean;
  /** For them: the flats that are visited; of a house in which all were called off, those that would have been. */
  readonly wohnungen: readonly EinheitKurz[];
  readonly kanal: Kanal;
  readonly moeglich: readonly Kanal[];
};

/** Called off, and nobody gave another time: a round that was announced drives past. */
export const istNurAbgesagt = ({ termin, abgesagt }: Pick<Empfang, 'termin' | 'abgesagt'>): boolean =>
  termin === undefined && abgesagt !== undefined;

/** The window that was told is the one of the plan. */
export const fensterBleibt = (
  { fensterVon, fensterBis }: Pick<TerminDesHalts, 'fensterVon' | 'fensterBis'>,
  { fenster_von, fenster_bis }: Pick<HaltMitEmpfaengern, 'fenster_von' | 'fenster_bis'>,
): boolean =>
  new Date(fensterVon).getTime() === fenster_von.getTime() &&
  new Date(fensterBis).getTime() === fenster_bis.getTime();

/** Other work than this household was told. */
export function hatAndereArbeit({
  termin,
  halt,
  aufgaben,
}: Pick<Empfang, 'termin' | 'halt' | 'aufgaben'>): boolean {
  const anderswo = [
    ...halt.termine.flatMap(({ arbeit }) => arbeit),
    ...aufgaben.filter(({ gebunden }) => gebunden),
  ];
  return istAndereArbeit(
    termin?.arbeit ?? [],
    aufgaben.map((aufgabe) => ({
      ...aufgabe,
      taetigkeitId: aufgabe.taetigkeit.id,
      art: aufgabe.taetigkeit.art,
    })),
    new Set(anderswo.map(({ id }) => id)),
  );
}

/** The people whom a notice of this visit names: nobody where no Feuerstättenschau is among its work. */
export const personenFuer = ({ besuch, halt }: Pick<Empfang, 'besuch' | 'halt'>): readonly GenanntePerson[] =>
  brauchtAnkuendigungsfrist(besuch) ? halt.personen : [];

/** The people who were named, or would be. */
export const gesagtePersonen = (
  empfang: Pick<Empfang, 'termin' | 'besuch' | 'halt'>,
): readonly GenanntePerson[] =>
  empfang.termin?.personen && !kommtUngenannt(empfang) ? empfang.termin.personen : personenFuer(empfang);

/** Somebody comes whom the notice of this Feuerstättenschau did not name. */
export const kommtUngenannt = ({
  termin,
  besuch,
  halt,
}: Pick<Empfang, 'termin' | 'besuch' | 'halt'>): boolean =>
  brauchtAnkuendigungsfrist(besuch) && !istGenannt(termin?.personen ?? null, halt.mitarbeiter_id);

/** Visits before this one for the same Feuerstättenschau to which this household did not open. */
export function fruehereVersuche({ halt, einheit, besuch, zurKenntnis }: Empfang): FruehererVersuch[] {
  if (zurKenntnis || !brauchtAnkuendigungsfrist(besuch)) return [];
  return halt.verhinderte
    .filter(({ nutzungseinheitId }) => nutzungseinheitId === (einheit?.id ?? null))
    .map(({ fensterVon, angesagtAm }) => ({
      besuchAm: ortszeitAus(new Date(fensterVon)).tag,
      angesagtAm: angesagtAm === null ? null : ortszeitAus(new Date(angesagtAm)).tag,
    }));
}

/** What this household wished of visits; somebody who only hears of them, for a house of several flats, wished nothing. */
export const wuenscheVon = ({ halt, einheit, zurKenntnis }: Empfang): string[] =>
  zurKenntnis ? [] : wunschsaetzeFuer(halt.wuensche, einheit?.id ?? null);

export const empfangSchluessel = (haltId: string, einheitId: string | null): string =>
  einheitId === null ? haltId : `${haltId}/${einheitId}`;

/** Counts what is told; of a house of several flats all that its flats were told, so that whoever looks after it has the last word last. */
export const folgeFuer = (
  { zurKenntnis, halt }: Pick<Empfang, 'zurKenntnis' | 'halt'>,
  termin: TerminDesHalts | undefined,
): number =>
  1 + (zurKenntnis ? Math.max(-1, ...halt.termine.map(({ folge }) => folge)) : (termin?.folge ?? -1));

export const anschriftVon = ({ halt }: Pick<Empfang, 'halt'>): string => adresszeile(halt);

/** Empty when nobody is known. */
export const kontaktName = (kontakt: KontaktKurz | undefined): string =>
  kontakt ? empfaengername(kontakt) : '';

/** For what lies about or hangs where others read it: nothing of somebody with an Auskunftssperre. */
export const nameAufZettel = (kontakt: KontaktKurz | undefined): string =>
  kontakt?.sperrvermerk === true ? '' : kontaktName(kontakt);
/** For lists: that somebody with an Auskunftssperre is meant, not who. */
export const nameInListen = (kontakt: KontaktKurz | undefined): string =>
  kontakt?.sperrvermerk === true ? SPERRVERMERK_NAME : kontaktName(kontakt);

/** Room for a title and a double name. */
const GRUSS_ZEICHEN_MAX = 80;

/** `Guten Tag Frau Dr. Escherich,`: how a slip or a mail begins. */
export const anredeFuer = (kontakt: KontaktKurz | undefined): string =>
  `${(kontakt && unverfaenglich(grussformel(kontakt), GRUSS_ZEICHEN_MAX)) || GRUSS},`;

/** The place in the house; whoever looks after it reads every flat that is visited, unless it is about one. */
export const lageVon = ({ zurKenntnis, wohnungen, einheit }: Empfang): string =>
  zurKenntnis && !einheit
    ? `${formatMenge(wohnungen.length, 'Wohnung', 'Wohnungen')}: ${formatAufzaehlung(wohnungen.map(lageText))}`
    : lageText(einheit);
