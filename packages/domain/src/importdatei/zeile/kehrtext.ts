import { brennstoffart } from '../../anlage/anlage.ts';
import { anlagenpflichten, type Pflicht } from '../../anlage/anlagenpflicht.ts';
import type { KatalogId } from '../../taetigkeit/taetigkeitskatalog.ts';
import type { ImportAnlage } from '../spalte/importliegenschaft.ts';

/** Later than any version of the ordinance that is known here. */
const NEUESTE = '9999-12-31';
const KEHRUNGEN: Readonly<Record<number, KatalogId>> = {
  1: 'kehrung_1x',
  2: 'kehrung_2x',
  3: 'kehrung_3x',
  4: 'kehrung_4x',
};
const GAS: Readonly<Record<number, KatalogId>> = { 1: 'awu_gas_1', 2: 'awu_gas_2', 3: 'awu_gas_3' };

/**
 * What „Kehren“ without a number means at an installation: as often as KÜO Anlage 1 has it by fuel and use. Of gas nothing is
 * swept, its flue is inspected, and so is that of oil that is measured. Undefined where the row says too little of it.
 */
export function kehrungAn(anlage: ImportAnlage | undefined): KatalogId | undefined {
  if (anlage === undefined) return undefined;
  const stoff = brennstoffart(anlage.brennstoff ?? '');
  const [pflicht] = anlagenpflichten(
    {
      art: anlage.art,
      brennstoff: anlage.brennstoff ?? '',
      benutzung: anlage.benutzung ?? '',
      bauweise: anlage.bauweise ?? '',
      selbstkalibrierend: false,
      leistungKw: anlage.leistungKw ?? null,
      baujahr: anlage.baujahr ?? null,
      aktiv: true,
    },
    NEUESTE,
  ).pflichten.filter(({ art }) => art !== 'messung');
  if (pflicht === undefined) return UNGENAU[stoff ?? 'fest'];
  return pflicht.art === 'kehrung' ? KEHRUNGEN[pflicht.mal] : pruefungVon(pflicht, stoff);
}

/** Where air or power is not said: what is due most often. */
const UNGENAU: Readonly<Record<'fest' | 'oel' | 'gas', KatalogId | undefined>> = {
  fest: undefined,
  oel: 'awu_oel_1',
  gas: 'awu_gas_1',
};

function pruefungVon({ jahre }: Pflicht, stoff: ReturnType<typeof brennstoffart>): KatalogId | undefined {
  if (stoff === 'gas') return GAS[jahre];
  if (stoff === 'oel') return jahre === 1 ? 'awu_oel_1' : 'awu_oel_2';
  return undefined;
}
