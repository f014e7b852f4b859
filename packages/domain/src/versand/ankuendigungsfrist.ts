import {
  type Feiertag,
  naechsterWerktag,
  plusWerktage,
  werktageZwischen,
  type Zaehlweise,
} from '../recht/werktag.ts';
import { plusTage, type Tag } from '../tag.ts';
import { KANAL_WORTE, type Kanal, type Zustelltage } from './kanal.ts';

/** § 3 Abs. 1 KÜO: the day of the Feuerstättenschau is announced at least five Werktage before. */
export const ANKUENDIGUNG_WERKTAGE_MIN = 5;

export interface Ankuendigungsregel {
  readonly feiertage: readonly Feiertag[];
  readonly zustelltage?: Partial<Zustelltage>;
  readonly werktageMin?: number;
  /** The surcharge for a prevented visit (KÜO Anlage 3 Nr. 2.6) counts Arbeitstage instead. */
  readonly zaehlweise?: Zaehlweise;
}

export interface Ankuendigungsvorhaben {
  readonly versandAm: Tag;
  readonly besuchAm: Tag;
  readonly kanal: Kanal;
  /** Owner or agent may waive the notice (§ 3 Abs. 1 Satz 3 KÜO). */
  readonly verzicht?: boolean;
}

export interface Ankuendigungspruefung {
  readonly ok: boolean;
  /** Day on which the notice counts as received. */
  readonly zugangAm: Tag;
  /** Whole Werktage between receipt and visit; neither of the two days counts. */
  readonly werktage: number;
  readonly werktageMin: number;
  /** Last day on which the notice may be sent by this channel. */
  readonly spaetestensAm: Tag;
  readonly verzicht: boolean;
}

/** Checks the notice of a Feuerstättenschau (§ 3 KÜO): five whole Werktage lie between receipt and visit, unless waived. */
export function pruefeAnkuendigung(
  vorhaben: Ankuendigungsvorhaben,
  regel: Ankuendigungsregel,
): Ankuendigungspruefung {
  const { versandAm, besuchAm, kanal, verzicht = false } = vorhaben;
  const werktageMin = regel.werktageMin ?? ANKUENDIGUNG_WERKTAGE_MIN;
  const zugangAm = zugang(versandAm, kanal, regel);
  const werktage = werktageZwischen(zugangAm, besuchAm, regel.feiertage, regel.zaehlweise);
  return {
    ok: verzicht ? zugangAm <= besuchAm : werktage >= werktageMin && zugangAm < besuchAm,
    zugangAm,
    werktage,
    werktageMin,
    spaetestensAm: spaetesterVersand(besuchAm, kanal, regel),
    verzicht,
  };
}

/**
 * The day on which a notice counts as received: after the days its way takes, and never on a Sunday or holiday, when nobody
 * needs to look into a letter box.
 */
export function zugang(
  versandAm: Tag,
  kanal: Kanal,
  regel: Pick<Ankuendigungsregel, 'feiertage' | 'zustelltage'>,
): Tag {
  return naechsterWerktag(plusTage(versandAm, zustelltage(kanal, regel)), regel.feiertage);
}

/** Last day on which a notice may leave so that the visit on `besuchAm` is announced in time. */
export function spaetesterVersand(besuchAm: Tag, kanal: Kanal, regel: Ankuendigungsregel): Tag {
  const werktageMin = regel.werktageMin ?? ANKUENDIGUNG_WERKTAGE_MIN;
  const ersterGezaehlter = plusWerktage(besuchAm, -werktageMin, regel.feiertage, regel.zaehlweise);
  const letzterZugang = plusWerktage(ersterGezaehlter, -1, regel.feiertage);
  return plusTage(letzterZugang, -zustelltage(kanal, regel));
}

/** First day on which a visit is announced in time when the notice leaves on `versandAm`. */
export function fruehesterBesuch(versandAm: Tag, kanal: Kanal, regel: Ankuendigungsregel): Tag {
  const werktageMin = regel.werktageMin ?? ANKUENDIGUNG_WERKTAGE_MIN;
  const zugangAm = zugang(versandAm, kanal, regel);
  return plusTage(plusWerktage(zugangAm, werktageMin, regel.feiertage, regel.zaehlweise), 1);
}

function zustelltage(kanal: Kanal, regel: Pick<Ankuendigungsregel, 'zustelltage'>): number {
  return regel.zustelltage?.[kanal] ?? KANAL_WORTE[kanal].zustelltage;
}
