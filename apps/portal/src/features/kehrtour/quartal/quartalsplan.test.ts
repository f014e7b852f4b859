import { verlege, verlegeInWoche } from '@kehrtour/domain/planung/quartalswoche';
import { describe, expect, it } from 'vitest';

import { ANNA, JONAS } from '../../../../test/bauenKehrtour.ts';
import { einTeil, einVorschlag } from '../../../../test/bauenQuartal.ts';
import { quartalsplan, zuordnungAus } from './quartalsplan.ts';

const vorschlag = einVorschlag();
const zuordnung = zuordnungAus(vorschlag);
const plan = quartalsplan(vorschlag, zuordnung);

describe('quartalsplan', () => {
  it('shows every street once with its minutes by week', () => {
    expect(plan.zeilen).toHaveLength(8);
    expect(plan.wochen).toHaveLength(14);
    for (const zeile of plan.zeilen)
      expect([...zeile.zellen.values()].reduce((sum, { minuten }) => sum + minuten, 0)).toBe(zeile.minuten);
  });

  it('says what a street moved behind its Frist misses, and which day becomes too full', () => {
    const spaet = quartalsplan(
      vorschlag,
      verlege(zuordnung, ['0', '1', '2', '3', '4'], `${ANNA}/2027-04-28`),
    );
    expect(spaet.summe.zuSpaet).toBe(3 + 4 + 5 + 6 + 7);
    expect(spaet.summe.zuVoll).toBe(1);
    expect(
      spaet.zeilen.find(({ strasse }) => strasse === 'Hardtstraße')?.zellen.get('2027-04-26')?.zurFrist,
    ).toBe('zuSpaet');
  });

  it('counts what has no day', () => {
    const ohne = quartalsplan(vorschlag, verlege(zuordnung, ['1'], null));
    expect([ohne.summe.ohneTag, ohne.offen.map(({ id }) => id)]).toEqual([4, ['1']]);
  });
});

describe('verlege', () => {
  it('never loses or doubles a part, wherever it goes', () => {
    const alle = vorschlag.teile.map(({ id }) => id).toSorted();
    const ziele = [null, ...vorschlag.schichten.map(({ id }) => id)];
    let ende = zuordnung;
    for (let zug = 0; zug < 300; zug += 1) {
      const ids = alle.filter((_, index) => (index * 7 + zug * 5) % 11 < 3);
      ende = verlege(ende, ids, ziele[(zug * 13) % ziele.length] ?? null);
      const verteilt = Object.values(ende).flat();
      expect(new Set(verteilt).size).toBe(verteilt.length);
      const { offen } = quartalsplan(vorschlag, ende);
      expect([...verteilt, ...offen.map(({ id }) => id)].toSorted()).toEqual(alle);
    }
  });
});

describe('verlegeInWoche', () => {
  const wohin = (neu: Record<string, readonly string[]>, id: string) =>
    Object.entries(neu).find(([, teile]) => teile.includes(id))?.[0];

  it('finds a day with room, beside the same street if it can', () => {
    const neben = verlegeInWoche(plan, zuordnung, ['8'], '2027-01-25');
    expect(wohin(neben, '8')).toBe(wohin(zuordnung, '0'));
  });

  it('gives a Feuerstättenschau only to who may do it', () => {
    const neu = verlegeInWoche(plan, zuordnung, ['3'], '2027-04-12');
    expect(wohin(neu, '3')).toMatch(new RegExp(`^${ANNA}/2027-04-1`));
    const ohneAnna = {
      ...vorschlag,
      schichten: vorschlag.schichten.filter(({ mitarbeiterId }) => mitarbeiterId === JONAS),
    };
    expect(verlegeInWoche(quartalsplan(ohneAnna, zuordnung), zuordnung, ['3'], '2027-04-12')).toBe(zuordnung);
  });

  it('avoids full days while another has room', () => {
    const gross = einVorschlag({
      teile: [einTeil(0, { minuten: 350 }), einTeil(1, { minuten: 350 }), einTeil(2, { minuten: 350 })],
    });
    const vorher = zuordnungAus(gross);
    const neu = verlegeInWoche(quartalsplan(gross, vorher), vorher, ['0', '1', '2'], '2027-02-08');
    expect(new Set(['0', '1', '2'].map((id) => wohin(neu, id))).size).toBe(3);
  });
});
