import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { ComboBox } from './ComboBox.tsx';

afterEach(cleanup);

function Field({ keepsText }: { keepsText?: boolean }) {
  const [text, setText] = useState('Hardtstraße 5, Lauf');
  return (
    <ComboBox label="Adresse" choices={[]} inputValue={text} onInputChange={setText} {...{ keepsText }} />
  );
}

const textAfterTab = (field: ReactElement): string => {
  render(field);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Adresse' });
  act(() => input.focus());
  act(() => input.blur());
  const { value } = input;
  cleanup();
  return value;
};

it('keeps what was typed when it is only passed by', () => {
  expect(textAfterTab(<Field keepsText />)).toBe('Hardtstraße 5, Lauf');
  // A choice is one of the list, or none.
  expect(textAfterTab(<Field />)).toBe('');
});
