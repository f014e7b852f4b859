import { formatEuro, formatTag, formatTagLang } from '../format.ts';
import { ANLAGE_3, arbeitswertCentAm, gebuehr } from '../gebuehr/arbeitswert.ts';
import { arbeitswertHinweis } from '../gebuehr/arbeitswertHinweis.ts';
import { werktageZwischen } from '../recht/werktag.ts';
import type { Tag } from '../tag.ts';
import {
  type Ankuendigungsregel,
  ANKUENDIGUNG_WERKTAGE_MIN,
  fruehesterBesuch,
} from '../versand/ankuendigungsfrist.ts';

/** A visit to which nobody opened. */
export interface VerhinderterBesuch {
  readonly besuchAm: Tag;
  /** Day on which its notice counted as received; null where nothing proves that it was. */
  readonly zugangAm: Tag | null;
  /** The notice named who came (§ 3 Abs. 1 Satz 2 KÜO). */
  readonly genannt: boolean;
}

/** Announcements it takes before a prevented visit costs something. */
const ANKUENDIGUNGEN_MIN = 2;

/**
 * Whether a visit counts for the surcharge of KÜO Anlage 3 Nr. 2.6: its notice was one (§ 3 Abs. 1 KÜO: it named who comes), and
 * it was in time.
 */
export const zaehltFuerZuschlag = (
  besuch: VerhinderterBesuch,
  regel: Pick<Ankuendigungsregel, 'feiertage'>,
): boolean => besuch.genannt && warRechtzeitigAngekuendigt(besuch, regel);

/**
 * Five Arbeitstage lie between the receipt of a notice and the visit. Arbeitstag is read as Monday to Friday without holidays
 * [OK].
 */
export const warRechtzeitigAngekuendigt = (
  { besuchAm, zugangAm }: Pick<VerhinderterBesuch, 'besuchAm' | 'zugangAm'>,
  { feiertage }: Pick<Ankuendigungsregel, 'feiertage'>,
): boolean =>
  zugangAm !== null &&
  werktageZwischen(zugangAm, besuchAm, feiertage, 'arbeitstag') >= ANKUENDIGUNG_WERKTAGE_MIN;

export interface Verhinderungsstand {
  /** Visits that count, of those that were prevented. */
  readonly zaehlend: number;
  /** First day of a next visit whose notice is dropped in today. */
  readonly naechsterBesuchAb: Tag;
  /** The surcharge of 15 AW may be asked for. */
  readonly zuschlag: boolean;
  readonly saetze: readonly string[];
}

/**
 * What comes after a Feuerstättenschau was prevented: a second notice with five Arbeitstage, and after two that were in time
 * the surcharge (KÜO Anlage 3 Nr. 2.6), which asks that there was no good reason: that the office judges.
 */
export function verhinderungsstand(
  besuche: readonly VerhinderterBesuch[],
  umstand: Ankuendigungsregel & {
    readonly heute: Tag;
    /** The day of a visit that has been announced since; null while none is. */
    readonly naechsteAm?: Tag | null;
    /** The company's own; null: that of the law. */
    readonly eigenerArbeitswertCent: number | null;
    /** By which it counted here until now; null: as it should. */
    readonly frueherArbeitswertCent: number | null;
  },
): Verhinderungsstand {
  const gezaehlte = besuche.filter((besuch) => zaehltFuerZuschlag(besuch, umstand));
  const zaehlend = gezaehlte.length;
  const zuschlag = zaehlend >= ANKUENDIGUNGEN_MIN;
  const naechsterBesuchAb = fruehesterBesuch(umstand.heute, 'einwurf', {
    ...umstand,
    zaehlweise: 'arbeitstag',
  });
  const zuSpaet = besuche.filter((besuch) => !warRechtzeitigAngekuendigt(besuch, umstand)).length;
  const ungenannt = besuche.length - zaehlend - zuSpaet;
  // The day of the visit that made it due, not the day on which somebody reads of it.
  const leistungAm =
    gezaehlte
      .map(({ besuchAm }) => besuchAm)
      .toSorted()
      .at(-1) ?? umstand.heute;
  const arbeitswertCent = arbeitswertCentAm(leistungAm, umstand.eigenerArbeitswertCent);
  const { nettoCent, bruttoCent } = gebuehr(ANLAGE_3.verhindert, arbeitswertCent);
  return {
    zaehlend,
    naechsterBesuchAb,
    zuschlag,
    saetze: [
      ...(zuschlag
        ? [
            `${zaehlend} Besuche waren rechtzeitig angekündigt. Ohne triftigen Grund dürfen Sie je Nutzungseinheit ${ANLAGE_3.verhindert} AW zu ${formatEuro(arbeitswertCent)} berechnen: ${formatEuro(nettoCent)} netto, ${formatEuro(bruttoCent)} mit Umsatzsteuer (KÜO Anlage 3 Nr. 2.6).`,
            'Wird der Zutritt weiter verwehrt, melden Sie es der Behörde; sie verfügt die Duldung (§ 1 Abs. 4 SchfHwG).',
            ...(umstand.frueherArbeitswertCent === null
              ? []
              : [arbeitswertHinweis(umstand.frueherArbeitswertCent)]),
          ]
        : umstand.naechsteAm
          ? [`Der nächste Besuch ist für ${formatTagLang(umstand.naechsteAm)} angekündigt.`]
          : [
              `Kündigen Sie ein zweites Mal an, mit fünf Arbeitstagen zwischen Zugang und Besuch: bei einem Zettel von heute frühestens am ${formatTag(naechsterBesuchAb)} (KÜO Anlage 3 Nr. 2.6).`,
            ]),
      ...zaehltNicht(zuSpaet, 'Ein Zugang fünf Arbeitstage vorher ist nicht nachgewiesen.'),
      ...zaehltNicht(
        ungenannt,
        'In der Ankündigung stand nicht der Name dessen, der gekommen ist (§ 3 Abs. 1 Satz 2 KÜO).',
      ),
    ],
  };
}

const zaehltNicht = (besuche: number, warum: string): string[] =>
  besuche === 0
    ? []
    : [`${besuche === 1 ? 'Ein Besuch zählt' : `${besuche} Besuche zählen`} nicht mit: ${warum}`];

/** A visit for a Feuerstättenschau before this one that came to nothing, and when it was announced. */
export interface FruehererVersuch {
  readonly besuchAm: Tag;
  /** Null where no notice of it is kept. */
  readonly angesagtAm: Tag | null;
}

const ZAEHLWORTE = ['zweite', 'dritte', 'vierte'] as const;

/** `Dies ist die zweite Ankündigung …`, and what it may cost: each short enough for the smallest slip. None for the first. */
export function wiederholungssaetze(fruehere: readonly FruehererVersuch[]): string[] {
  const letzter = fruehere.toSorted((a, b) => (a.besuchAm < b.besuchAm ? -1 : 1)).at(-1);
  if (!letzter) return [];
  const angesagt = letzter.angesagtAm === null ? '' : `, angekündigt am ${formatTag(letzter.angesagtAm)},`;
  return [
    `Dies ist die ${ZAEHLWORTE[fruehere.length - 1] ?? 'weitere'} Ankündigung: Beim Besuch am ${formatTagLang(letzter.besuchAm)}${angesagt} war kein Zutritt möglich.`,
    'Wird ein zweimal rechtzeitig angekündigter Besuch ohne triftigen Grund verhindert, kostet das zusätzlich (KÜO Anlage 3 Nr. 2.6).',
  ];
}
