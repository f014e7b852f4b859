import type { Reason, ReasonCode } from '@kehrtour/planner';
import { describe, expect, it } from 'vitest';

import { naechsterGrund } from './naechsterGrund.ts';

const grund = (wer: string, tag: string, code: ReasonCode, amount = 0): Reason => ({
  vehicle: `${wer}/2027-02-${tag}`,
  code,
  amount,
});
const code = (...gruende: Reason[]): string | undefined => naechsterGrund(gruende)?.code;

describe('why a house was left out', () => {
  it('is said of the Frist where it holds for all days, whoever else could not go', () => {
    const vorFrist = grund('anna', '02', 'before-release-day');
    expect(code(vorFrist, grund('anna', '03', 'before-release-day'))).toBe('before-release-day');
    expect(code(vorFrist, grund('ben', '02', 'skill-missing'))).toBe('before-release-day');
  });

  it('is not „niemand darf sie“ and not the Frist where who may drives on other days', () => {
    const gruende = [grund('anna', '02', 'before-release-day'), grund('ben', '03', 'skill-missing')];
    expect(code(...gruende)).toBe('nur-andere-tage');
  });

  it('says neither before nor behind where it is both', () => {
    const gruende = [grund('anna', '02', 'before-release-day'), grund('anna', '04', 'after-due-day')];
    expect(code(...gruende)).toBe('kein-tag-der-frist');
  });

  it('is the person only where it holds for everybody, and the nearest of what else there is', () => {
    expect(code(grund('ben', '02', 'skill-missing'), grund('ben', '03', 'skill-missing'))).toBe(
      'skill-missing',
    );
    const gruende = [grund('anna', '02', 'before-release-day'), grund('anna', '03', 'order')];
    expect(code(...gruende)).toBe('order');
  });
});
