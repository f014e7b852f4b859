import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { UiProvider } from '../layout/UiProvider.tsx';
import { DateField } from './DateField.tsx';

afterEach(cleanup);

function Fristfeld({ told }: { told: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>(null);
  return (
    <UiProvider navigate={() => undefined}>
      <DateField
        label="Fällig bis"
        value={day}
        onChange={(next) => {
          told(next);
          setDay(next);
        }}
      />
    </UiProvider>
  );
}

/** Types digit after digit into the part of that name, as a keyboard does. */
function type(part: RegExp, digits: string): HTMLElement {
  const segment = screen.getByRole('spinbutton', { name: part });
  fireEvent.focus(segment);
  for (const digit of digits) {
    fireEvent(
      segment,
      new InputEvent('beforeinput', {
        data: digit,
        inputType: 'insertText',
        bubbles: true,
        cancelable: true,
      }),
    );
  }
  return segment;
}

describe('DateField', () => {
  it('tells of a day once its year is typed whole, never of the year 2, 20 or 202', () => {
    const told = vi.fn();
    render(<Fristfeld told={told} />);
    type(/Tag/, '28');
    type(/Monat/, '02');
    type(/Jahr/, '2027');
    expect(told.mock.calls).toEqual([['2027-02-28']]);
  });

  it('takes two digits for a year of this century when the field is left', () => {
    const told = vi.fn();
    render(<Fristfeld told={told} />);
    type(/Tag/, '28');
    type(/Monat/, '02');
    fireEvent.blur(type(/Jahr/, '27'));
    expect(told.mock.calls).toEqual([['2027-02-28']]);
    expect(screen.getByRole('spinbutton', { name: /Jahr/ }).textContent).toBe('2027');
  });
});
