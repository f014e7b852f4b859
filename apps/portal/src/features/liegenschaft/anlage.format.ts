import type { Anlagedaten } from '@kehrtour/contract/anlage';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { ANLAGEART_NAMEN, BRENNSTOFF_NAMEN } from '@kehrtour/domain/anlage/anlage';

import { einheitText } from './liegenschaft.format.ts';

/** `Kaminofen`, or as somebody called it. */
export function anlageName({ art, bezeichnung }: Pick<Anlagedaten, 'art' | 'bezeichnung'>): string {
  return bezeichnung === '' ? ANLAGEART_NAMEN[art] : bezeichnung;
}

/** `Scheitholz · 7,5 kW · Baujahr 2012 · 1. OG links, Wohnzimmer` */
export function anlageEinzelheiten(anlage: Anlagedaten, haus: Liegenschaft): string {
  const { art, bezeichnung, brennstoff, leistungKw, baujahr, arbeitswerte, lage } = anlage;
  const einheit = haus.einheiten.find(({ id }) => id === anlage.nutzungseinheitId);
  const ort = [einheit === undefined ? '' : einheitText(einheit), lage]
    .filter((teil) => teil !== '')
    .join(', ');
  return [
    bezeichnung === '' || nennt(bezeichnung, ANLAGEART_NAMEN[art]) ? '' : ANLAGEART_NAMEN[art],
    brennstoff === '' ? '' : BRENNSTOFF_NAMEN[brennstoff],
    leistungKw === null ? '' : `${komma(leistungKw)} kW`,
    baujahr === null ? '' : `Baujahr ${baujahr}`,
    arbeitswerte === null ? '' : `${komma(arbeitswerte)} AW`,
    ort,
  ]
    .filter((teil) => teil !== '')
    .join(' · ');
}

const nennt = (text: string, name: string): boolean => text.toLowerCase().includes(name.toLowerCase());

const komma = (zahl: number): string => String(zahl).replace('.', ',');
