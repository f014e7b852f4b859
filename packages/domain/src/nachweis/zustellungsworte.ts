import { formatTag } from '../format.ts';
import type { Tag } from '../tag.ts';
import { KANAL_WORTE, type Kanal } from '../versand/kanal.ts';
import type { Zustellbild, Zustellung, Zustellungsart } from './zustellung.ts';

/** A notice as a list of proofs shows it. */
type Zeile = Pick<Zustellbild, 'stand' | 'am' | 'von' | 'zugangAm'> & {
  readonly zugestelltPer: Kanal;
  readonly frist: { readonly bis: Tag; readonly reicht: boolean } | null;
};

const durch = (von: string): string => (von === '' ? '' : ` von ${von}`);

/** `eingeworfen am Di., 12.01.2027 von Jonas Brandl` */
export function standText({ stand, zugestelltPer, am, von }: Omit<Zeile, 'frist' | 'zugangAm'>): string {
  const tag = am === null ? '' : ` am ${formatTag(am)}`;
  switch (stand) {
    case 'offen':
      return 'noch nicht gedruckt';
    case 'gedruckt':
      return `zum Drucken geholt${tag}, noch nicht zugestellt`;
    case 'unterwegs':
      return zugestelltPer === 'briefdienst'
        ? 'beim Briefdienst, noch nicht bei der Post'
        : 'wartet auf Versand';
    case 'angehalten':
      return 'angehalten, noch nicht gesendet';
    case 'verworfen':
      return 'nicht gesendet: Rest des Versands verworfen';
    case 'zugestellt':
      return `${KANAL_WORTE[zugestelltPer].zugestellt}${tag}${durch(von)}`;
    case 'gescheitert':
      return am === null ? 'ließ sich nicht senden' : `kam${tag} zurück`;
  }
}

export const zugangText = ({ zugangAm }: Pick<Zeile, 'zugangAm'>): string =>
  zugangAm === null ? 'noch kein Zugang' : `gilt als zugegangen am ${formatTag(zugangAm)}`;

/** § 3 KÜO in the words of the desk; '' where no Feuerstättenschau was told, or all is well. */
export function fristText({ frist, zugangAm }: Pick<Zeile, 'frist' | 'zugangAm'>): string {
  if (frist === null || (zugangAm !== null && frist.reicht)) return '';
  if (zugangAm !== null) return 'zu spät für die Feuerstättenschau (§ 3 KÜO)';
  return frist.reicht
    ? `bis ${formatTag(frist.bis)} zustellen (§ 3 KÜO)`
    : `hätte bis ${formatTag(frist.bis)} zugestellt sein müssen (§ 3 KÜO)`;
}

const VERMERK = {
  gedruckt: 'Zum Drucken geholt',
  eingeworfen: 'Eingeworfen',
  aufgegeben: 'Aufgegeben',
  zurueck: 'Zurückgekommen',
  berichtigt: 'Vorige Meldung berichtigt',
} as const satisfies Record<Zustellungsart, string>;

/** One entry of a proof, as it was reported; one that was taken back says so. */
export function vermerkText({
  art,
  am,
  von,
  gilt,
}: Pick<Zustellung, 'art' | 'am' | 'von'> & { readonly gilt: boolean }): string {
  return `${VERMERK[art]} am ${formatTag(am)}${durch(von)}${gilt || art === 'berichtigt' ? '' : ' (berichtigt)'}`;
}
