import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { NumberField } from '../field/NumberField.tsx';
import { RadioGroup } from '../field/RadioGroup.tsx';
import { Select } from '../field/Select.tsx';
import { TextField } from '../field/TextField.tsx';
import { TimeField } from '../field/TimeField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const choices = [{ id: 'a', label: 'A' }];

describe('ErrorSummary', () => {
  it('takes the focus when faults appear and not before', () => {
    const { rerender } = render(<ErrorSummary faults={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<ErrorSummary faults={[{ text: 'Die Postleitzahl hat fünf Ziffern.' }]} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it.each([
    ['TextField', <TextField key="t" id="ziel" label="Ziel" />],
    ['NumberField', <NumberField key="n" id="ziel" label="Ziel" />],
    ['Select', <Select key="s" id="ziel" label="Ziel" choices={choices} />],
    ['RadioGroup', <RadioGroup key="r" id="ziel" label="Ziel" choices={choices} />],
    ['TimeField', <TimeField key="f" id="ziel" label="Ziel" />],
  ])('leads into a %s', (_, field) => {
    render(
      <>
        <ErrorSummary faults={[{ fieldId: 'ziel', text: 'Das fehlt noch.' }]} />
        <div data-testid="field">{field}</div>
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Das fehlt noch.' }));
    expect(screen.getByTestId('field').contains(document.activeElement)).toBe(true);
  });
});
