import { liesDatum } from '../importdatei/spalte/werte.ts';
import { liesTag, type Tag } from '../tag.ts';

const UHRZEIT = /[ T]\d{1,2}:\d\d(:\d\d(\.\d+)?)?( ?(Z|UTC|[+-]\d\d:?\d\d))?$/;
const MIT_STRICHEN = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/;

/**
 * Reads the days of a list. Whether `3/2/27` is in February or in March is told by all of them: the month stands first where some
 * place behind it can be none, and none before it.
 */
export function tagesleser(zellen: readonly string[]): (zelle: string) => Tag | undefined {
  const paare = zellen.map((zelle) => MIT_STRICHEN.exec(zelle.trim().replace(UHRZEIT, '')));
  const groesser = (stelle: 1 | 2): boolean => paare.some((paar) => Number(paar?.[stelle]) > 12);
  const monatZuerst = groesser(2) && !groesser(1);
  return (ganz) => {
    const zelle = ganz.trim().replace(UHRZEIT, '');
    const [, a = '', b = '', jahr = ''] = MIT_STRICHEN.exec(zelle) ?? [];
    if (a !== '') return liesTag(monatZuerst ? `${b}.${a}.${jahr}` : `${a}.${b}.${jahr}`);
    return liesDatum(zelle);
  };
}
