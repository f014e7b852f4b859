import { describe, expect, it } from 'vitest';

import type { Namensfolge } from './namensfolge.ts';
import { liesName } from './personenname.ts';

const gelesen = (name: string, folge: Namensfolge = 'vornameZuerst', sicher = true): string => {
  const { anrede, vorname = '', nachname = '' } = liesName(name, folge, sicher);
  return `${anrede === 'ohne' ? '' : `${anrede} `}${vorname}|${nachname}`;
};

describe('names of Spain, Portugal and Vietnam', () => {
  it.each([
    ['García López', '|García López'],
    ['Ana García López', 'Ana|García López'],
    ['Frau García López', 'frau |García López'],
    ['José Luis Fernández Martínez', 'José Luis|Fernández Martínez'],
    ['García López Ana', 'Ana|García López'],
    ['Garcia Lopez, Ana', 'Ana|Garcia Lopez'],
    ['João Pereira Santos', 'João|Pereira Santos'],
    ['Nguyen Van An', 'Van An|Nguyen'],
    ['Herr Nguyễn Văn An', 'herr Văn An|Nguyễn'],
    ['Trần Thị Mai Hoa', 'Thị Mai Hoa|Trần'],
    ['Thi Hoa Nguyen', 'Thi Hoa|Nguyen'],
  ])('%s', (name, erwartet) => {
    expect(gelesen(name)).toBe(erwartet);
    // They say it themselves, also in a column of which nobody knows the order.
    if (!name.includes('Hoa Nguyen')) expect(gelesen(name, 'nachnameZuerst', false)).toBe(erwartet);
  });
  it.each([
    ['Maria García', 'Maria|García'],
    ['Do Thi Petra', 'Do Thi|Petra'],
    ['Lorenz Heinz', 'Lorenz|Heinz'],
  ])('leaves %s as the column has it', (name, erwartet) => {
    expect(gelesen(name)).toBe(erwartet);
  });
});
