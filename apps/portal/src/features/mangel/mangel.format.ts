import type { Auftrag, Mangel } from '@kehrtour/contract/mangel';
import { formatTag } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { auftragspreis, MANGEL_GESAGT_NAMEN, type Mangelstand } from '@kehrtour/domain/termin/mangel';
import type { Tone } from '@kehrtour/ui/look/tone';

export const MANGELTON: Record<Mangelstand, Tone> = {
  gefahr: 'danger',
  verstrichen: 'danger',
  offen: 'warning',
  gemeldet: 'info',
  behoben: 'success',
};

export const tagDes = (zeitpunkt: string): string => formatTag(ortszeitAus(new Date(zeitpunkt)).tag);

/** Who found it when, who was told, and what went out since. */
export function mangelspur({ gefundenAm, gefundenVon, gesagt, briefAm, gemeldetAm }: Mangel): string {
  return [
    `Gefunden ${tagDes(gefundenAm)}${gefundenVon === '' ? '' : ` von ${gefundenVon}`}`,
    gesagt === 'niemand' ? 'vor Ort niemandem gesagt' : `${MANGEL_GESAGT_NAMEN[gesagt]} vor Ort gesagt`,
    ...(briefAm === null ? [] : [`Brief hinaus ${formatTag(briefAm)}`]),
    ...(gemeldetAm === null ? [] : [`der Behörde gemeldet ${formatTag(gemeldetAm)}`]),
  ].join(' · ');
}

export function auftragsspur({ erteiltAm, aufgenommenVon, besteller, preisCent }: Auftrag): string {
  return [
    auftragspreis(preisCent),
    ...(besteller === '' ? [] : [`bestellt von ${besteller}`]),
    `${tagDes(erteiltAm)}${aufgenommenVon === '' ? '' : `, aufgenommen von ${aufgenommenVon}`}`,
  ].join(' · ');
}
