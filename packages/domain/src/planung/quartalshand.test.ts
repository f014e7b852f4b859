import { describe, expect, it } from 'vitest';

import { entscheidJeBesuch, type Handentscheid } from './quartalshand.ts';

const entscheid = (teile: Partial<Handentscheid> = {}): Handentscheid => ({
  id: 'a',
  tag: '2027-02-03',
  besuche: [{ liegenschaftId: 'haus', frist: '2027-02-28' }],
  ...teile,
});
const besuch = (frist: string, teile: { id?: string; ab?: string; spaetestens?: string } = {}) => ({
  id: 'haus',
  frist,
  ...teile,
});

describe('entscheidJeBesuch', () => {
  it('knows a visit by its house and its Frist, of two turns the one that was meant', () => {
    const erste = besuch('2027-02-28', { spaetestens: '2027-03-14' });
    const zweite = besuch('2027-04-30', { ab: '2027-03-15' });
    const gemeint = entscheid();
    expect([...entscheidJeBesuch([zweite, erste], [gemeint])]).toEqual([[erste, gemeint]]);
  });

  it('follows a visit whose Frist was corrected, when it is still possible on that day', () => {
    const korrigiert = besuch('2027-03-31');
    expect(entscheidJeBesuch([korrigiert], [entscheid()]).has(korrigiert)).toBe(true);
  });

  it('does not take the next turn for the one that is done', () => {
    const naechste = besuch('2027-04-30', { ab: '2027-03-15' });
    const vorher = besuch('2027-01-31', { spaetestens: '2027-02-01' });
    expect(entscheidJeBesuch([naechste, vorher], [entscheid()]).size).toBe(0);
  });

  it('leaves without a day only what was meant by it', () => {
    const ohneTag = entscheid({ tag: null });
    expect(entscheidJeBesuch([besuch('2027-02-28')], [ohneTag]).size).toBe(1);
    expect(entscheidJeBesuch([besuch('2027-03-31')], [ohneTag]).size).toBe(0);
  });

  it('gives one visit to one decision, the exact one before the near one', () => {
    const eins = besuch('2027-02-28');
    const nah = entscheid({ id: 'b', besuche: [{ liegenschaftId: 'haus', frist: '2027-02-20' }] });
    const genau = entscheid();
    expect(entscheidJeBesuch([eins], [nah, genau]).get(eins)?.id).toBe('a');
  });

  it('says nothing of houses that nobody decided about', () => {
    expect(entscheidJeBesuch([besuch('2027-02-28', { id: 'anderes' })], [entscheid()]).size).toBe(0);
  });
});
