import { describe, expect, it } from 'vitest';

import { ANNA } from '../../../../test/bauenKehrtour.ts';
import { einTeil, einVorschlag } from '../../../../test/bauenQuartal.ts';
import { quartalsplan } from './quartalsplan.ts';
import { legeAuf, mitStand, standAus } from './quartalsstand.ts';
import { warumHier } from './warumHier.ts';

const NAH = { lat: 49.5, lon: 11.27 };
const FERN = { lat: 49.9, lon: 11.27 };

function gruende(wohin: Record<string, string>, teile = [einTeil(0), einTeil(8), einTeil(1), einTeil(2)]) {
  const vorschlag = einVorschlag({ teile });
  let stand = standAus(vorschlag);
  for (const [id, tag] of Object.entries(wohin)) stand = legeAuf(stand, [id], `${ANNA}/${tag}`);
  const plan = quartalsplan(mitStand(vorschlag, { ...stand, vonHand: ['0'] }), stand.zuordnung);
  const schicht = plan.schichten.find((one) => one.teile.some(({ id }) => id === '0'));
  const teil = schicht?.teile.find(({ id }) => id === '0');
  return schicht === undefined || teil === undefined ? [] : warumHier(teil, schicht, plan);
}

describe('warumHier', () => {
  it('names the rest of the street, the streets nearby, and that a person decided', () => {
    const tag = '2027-02-01';
    const teile = [
      einTeil(0, { koordinaten: NAH }),
      einTeil(8, { koordinaten: NAH }),
      einTeil(1, { koordinaten: NAH }),
      einTeil(2, { koordinaten: FERN }),
    ];
    expect(gruende({ '0': tag, '8': tag, '1': tag, '2': tag }, teile)).toEqual([
      'Von Hand gelegt: bleibt, wenn Sie neu rechnen.',
      'Zusammen mit 1 Straßenteil derselben Straße.',
      'Am selben Tag in der Nähe: Marktplatz.',
    ]);
  });

  it('says when the turn of a street is spread, and who may do a Feuerstättenschau', () => {
    const teile = [
      einTeil(0, { feuerstaettenschau: true, schau: true }),
      einTeil(8, { runde: 'Hardtstraße|1' }),
    ];
    expect(gruende({ '0': '2027-02-01', '8': '2027-02-02' }, teile)).toEqual([
      'Von Hand gelegt: bleibt, wenn Sie neu rechnen.',
      '1 Straßenteil derselben Straße an anderen Tagen.',
      'Anna Berger darf die Feuerstättenschau.',
    ]);
  });

  it('calls a Bauabnahme no Feuerstättenschau (§ 16 SchfHwG)', () => {
    const teile = [einTeil(0, { feuerstaettenschau: true, schau: false })];
    expect(gruende({ '0': '2027-02-01' }, teile)).toContain('Anna Berger darf die hoheitliche Arbeit.');
  });
});
