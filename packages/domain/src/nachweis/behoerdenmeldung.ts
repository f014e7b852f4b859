import { formatMenge, formatTag, formatTagLang } from '../format.ts';
import { werktageZwischen, type Feiertag } from '../recht/werktag.ts';
import type { Tag } from '../tag.ts';
import type { TerminStatus } from '../termin/termin.ts';
import { KANAL_WORTE, type Kanal } from '../versand/kanal.ts';
import { zaehltFuerZuschlag } from './verhinderung.ts';
import type { Zustellstand } from './zustellung.ts';
import { standText, zugangText } from './zustellungsworte.ts';

/** One prevented visit with the notice that said when somebody comes; null where no notice is kept. */
export interface Meldeversuch {
  readonly besuchAm: Tag;
  /** `08:00–10:00 Uhr` */
  readonly fenster: string;
  readonly status: TerminStatus;
  readonly mitarbeiter: string;
  readonly ansage: {
    readonly erstelltAm: Tag;
    readonly kanal: Kanal;
    readonly empfaenger: string;
    readonly stand: Zustellstand;
    readonly zugestelltPer: Kanal;
    readonly am: Tag | null;
    readonly von: string;
    readonly zugangAm: Tag | null;
    /** Who comes, as it said; '' where it named nobody. */
    readonly personen: string;
  } | null;
  /** The notice named who came (§ 3 Abs. 1 Satz 2 KÜO). */
  readonly genannt: boolean;
}

export interface Meldesache {
  /** The oldest first. */
  readonly versuche: readonly Meldeversuch[];
  /** Name and address of the owner; empty where nobody is known. */
  readonly eigentuemer: readonly string[];
  /** Who signs: the district's holder; empty where the company is not appointed. */
  readonly bestellung: string;
  /** The end of the Frist of the Feuerstättenschau; null where no open work says so. */
  readonly fristBis: Tag | null;
  readonly feiertage: readonly Feiertag[];
}

/** It takes two notices in time before a visit that was prevented is more than bad luck. */
const ANKUENDIGUNGEN_MIN = 2;

/** What a report to the authority still lacks, one sentence each with the way out; empty where all is there. */
export function fehltZurMeldung({
  versuche,
  eigentuemer,
  bestellung,
  fristBis,
  feiertage,
}: Meldesache): string[] {
  const rechtzeitig = versuche.filter((versuch) => istRechtzeitig(versuch, feiertage)).length;
  return [
    ...(rechtzeitig >= ANKUENDIGUNGEN_MIN
      ? []
      : [
          `Nachgewiesen ist ${formatMenge(rechtzeitig, 'rechtzeitige Ankündigung', 'rechtzeitige Ankündigungen')} von zweien. Kündigen Sie noch einmal an, und melden Sie den Einwurf.`,
        ]),
    ...versuche.flatMap(({ ansage, besuchAm }) =>
      ansage !== null && ansage.zugangAm !== null
        ? []
        : [
            `Für den Besuch am ${formatTag(besuchAm)} ist kein Zugang nachgewiesen. Melden Sie die Zustellung bei den Ankündigungen nach, wenn es sie gab.`,
          ],
    ),
    ...versuche.flatMap(({ ansage, besuchAm, genannt }) =>
      ansage === null || genannt
        ? []
        : [
            `Die Ankündigung des Besuchs am ${formatTag(besuchAm)} nennt nicht, wer gekommen ist (§ 3 Abs. 1 Satz 2 KÜO). Kündigen Sie noch einmal an: Auf dem Zettel stehen die Namen.`,
          ],
    ),
    ...(eigentuemer.length > 0
      ? []
      : ['Der Eigentümer ist nicht bekannt. Tragen Sie ihn beim Haus ein: An ihn richtet sich die Behörde.']),
    ...(bestellung !== ''
      ? []
      : [
          'Der Kehrbezirk fehlt. Tragen Sie ihn unter Einstellungen › Unternehmen ein: Nur wer bestellt ist, meldet.',
        ]),
    ...(fristBis === null
      ? ['Am Haus ist keine Feuerstättenschau mehr offen. Prüfen Sie, ob sie inzwischen getan ist.']
      : []),
  ];
}

const istRechtzeitig = (
  { besuchAm, ansage, genannt }: Meldeversuch,
  feiertage: readonly Feiertag[],
): boolean => zaehltFuerZuschlag({ besuchAm, zugangAm: ansage?.zugangAm ?? null, genannt }, { feiertage });

const AUSGANG: Partial<Record<TerminStatus, string>> = {
  nichtAngetroffen: 'Niemand wurde angetroffen.',
  zutrittVerweigert: 'Der Zutritt wurde verweigert.',
};

/** What happened at each attempt and how it was told, sentence by sentence. */
export function versuchssaetze(
  { besuchAm, fenster, status, mitarbeiter, ansage }: Meldeversuch,
  feiertage: readonly Feiertag[],
): string[] {
  const besuch = `Besuch am ${formatTagLang(besuchAm)}, ${fenster}${mitarbeiter === '' ? '' : `, durch ${mitarbeiter}`}: ${AUSGANG[status] ?? 'Der Zutritt war nicht möglich.'}`;
  if (ansage === null) return [besuch, 'Eine Ankündigung ist nicht aufbewahrt.'];
  const tage =
    ansage.zugangAm === null
      ? ''
      : `, ${formatMenge(werktageZwischen(ansage.zugangAm, besuchAm, feiertage, 'arbeitstag'), 'Arbeitstag', 'Arbeitstage')} zwischen Zugang und Besuch`;
  return [
    besuch,
    `Angekündigt am ${formatTag(ansage.erstelltAm)} per ${KANAL_WORTE[ansage.kanal].nachweis} an ${ansage.empfaenger}; ${standText(ansage)}; ${zugangText(ansage)}${tage}.`,
    ...(ansage.personen === '' ? [] : [`In der Ankündigung stand: „${ansage.personen}“`]),
  ];
}
