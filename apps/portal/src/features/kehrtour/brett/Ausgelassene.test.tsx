import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { eineKehrtour } from '../../../../test/bauenKehrtour.ts';
import { Ausgelassene } from './Ausgelassene.tsx';

afterEach(cleanup);

const [halt] = eineKehrtour().halte;
if (!halt) throw new Error('a round without a stop');
const ohnePlatz = (anzahl: number, code: string, text: string) =>
  Array.from({ length: anzahl }, (_, index) => ({
    ...halt,
    id: `${code}-${index}`,
    verstoesse: [],
    grund: { code, text, abhilfe: null },
  }));

describe('houses without a place', () => {
  it('are one line with their number where one cause left them out, and one each where the plan did', () => {
    render(
      <Ausgelassene
        halte={[
          ...ohnePlatz(10, 'before-release-day', 'Die Frist beginnt erst nach den gewählten Tagen.'),
          ...ohnePlatz(2, 'capacity', 'Der Tag ist voll.'),
        ]}
        abhilfeFuer={() => null}
        busy={false}
        aenderbar
        onAbhilfe={() => undefined}
        onTrotzdem={() => undefined}
      />,
    );
    expect(screen.getByText('12 Häuser ohne Platz')).toBeTruthy();
    const [zeile, ...andere] = screen.getAllByRole('group');
    expect(andere).toEqual([]);
    expect(zeile?.querySelector('summary')?.textContent).toBe(
      '10 Häuser: Die Frist beginnt erst nach den gewählten Tagen.',
    );
    expect(screen.getAllByText('Der Tag ist voll.')).toHaveLength(2);
  });
});
