import { ComboBox } from '@kehrtour/ui/field/ComboBox.tsx';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { PasswordField } from '@kehrtour/ui/field/PasswordField.tsx';
import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { MitNotiz } from '../../features/termin/TerminScreen.stories.tsx';
import { keepPage, readPages, type TypedPage } from './typedPages.ts';
import { typeAgain, TypedTexts } from './typedText.ts';

afterEach(cleanup);

function Number() {
  const [value, setValue] = useState<number | null>(2);
  return <NumberField label="Werktage" value={value} onChange={setValue} />;
}
function Text({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return <TextField label="Grund" value={value} onChange={setValue} />;
}
function Area() {
  const [value, setValue] = useState('');
  return <TextArea label="Notiz" value={value} onChange={setValue} />;
}
const dialog = (field: ReactNode) => (
  <main>
    <h1>Termin</h1>
    {field}
  </main>
);

/** As a person would: enters the field, and types. */
function typeInto(field: HTMLElement, value: string): void {
  act(() => field.focus());
  fireEvent.input(field, { target: { value } });
}

/** Each field of the house: what becomes of what stands in it when the session ends. */
const FIELDS: [name: string, field: ReactNode, typed: string, then: 'back' | 'read' | 'forgotten'][] = [
  ['a text', <Text key="1" />, 'Familie ist verreist', 'back'],
  ['a long text', <Area key="2" />, 'Klingelt nicht.\nBitte klopfen.', 'back'],
  ['a number', <Number key="3" />, '5', 'back'],
  ['a choice', <ComboBox key="4" label="Straße" choices={[]} keepsText />, 'Gartenweg', 'read'],
  [
    'a password',
    <PasswordField key="5" label="Passwort" autoComplete="current-password" />,
    'geheim',
    'forgotten',
  ],
  [
    'a search',
    <SearchField key="6" label="Suche" value="" onChange={() => undefined} />,
    'Müller',
    'forgotten',
  ],
];

describe('what is typed when a session ends', () => {
  for (const [name, field, typed, then] of FIELDS)
    it(`${name}: ${then}`, async () => {
      const texts = new TypedTexts(document);
      const first = render(dialog(field));
      const unwatch = texts.watch();
      const input = first.container.querySelector<HTMLInputElement>('input, textarea');
      if (input === null) throw new Error('nothing to type into');
      typeInto(input, typed);
      const taken = texts.take();
      unwatch();
      expect(taken.map(({ value }) => value)).toEqual(then === 'forgotten' ? [] : [typed]);
      first.unmount();
      if (then === 'forgotten') return;

      const second = render(dialog(field));
      let left: unknown[] = [];
      act(() => void (left = typeAgain(document, taken)));
      expect(left).toEqual(then === 'back' ? [] : taken);
      const again = second.container.querySelector<HTMLInputElement>('input, textarea');
      if (then === 'back') expect(again?.value).toBe(typed);
    });

  it.each([
    ['a date', <DateField key="1" label="Am" defaultValue="2027-01-12" />],
    ['a time', <TimeField key="2" label="Um" defaultValue="09:00" />],
  ])('%s can be read afterwards', (_, field) => {
    const texts = new TypedTexts(document);
    render(dialog(field));
    const unwatch = texts.watch();
    const [part] = screen.getAllByRole('spinbutton');
    act(() => part?.focus());
    fireEvent.keyDown(part ?? document.body, { key: 'ArrowUp' });
    expect(texts.take()).toHaveLength(1);
    unwatch();
  });

  it('leaves a field alone that was left as it was, or that somebody else has written into since', () => {
    const texts = new TypedTexts(document);
    const first = render(dialog(<Text start="Tor offen" />));
    const unwatch = texts.watch();
    act(() => screen.getByLabelText('Grund').focus());
    expect(texts.take()).toEqual([]);
    typeInto(screen.getByLabelText('Grund'), 'Tor zu');
    const taken = texts.take();
    unwatch();
    first.unmount();
    render(dialog(<Text start="Tor kaputt" />));
    expect(typeAgain(document, taken)).toEqual(taken);
    expect(screen.getByLabelText<HTMLInputElement>('Grund').value).toBe('Tor kaputt');
  });

  it('comes back into a dialog once it is opened again', async () => {
    const texts = new TypedTexts(document);
    const unwatch = texts.watch();
    const first = render(<MitNotiz />);
    fireEvent.click(await screen.findByRole('button', { name: /Notiz/ }));
    typeInto(await screen.findByRole('textbox', { name: 'Notiz' }), 'Hund im Hof, bitte hupen.');
    const taken = texts.take();
    unwatch();
    expect(taken).toMatchObject([{ place: 'Notiz zum Termin', label: 'Notiz' }]);
    first.unmount();
    render(<MitNotiz />);
    const button = await screen.findByRole('button', { name: /Notiz/ });
    expect(typeAgain(document, taken)).toEqual(taken);
    fireEvent.click(button);
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notiz' });
    act(() => expect(typeAgain(document, taken)).toEqual([]));
    await waitFor(() => expect(field.value).toBe('Hund im Hof, bitte hupen.'));
  });
});

describe('what is kept of it', () => {
  const NOW = Date.parse('2027-01-12T09:00:00+01:00');
  const seite = (change: Partial<TypedPage> = {}): TypedPage => ({
    whose: 'anna',
    path: '/termine/1',
    at: NOW,
    texts: [{ place: 'Notiz', label: 'Notiz', nth: 0, before: '', value: 'Hund' }],
    ...change,
  });
  afterEach(() => sessionStorage.clear());

  it('is given to the same person until the next morning, and to nobody else', () => {
    keepPage(sessionStorage, seite());
    expect(readPages(sessionStorage, 'anna', NOW + 1000)).toEqual([seite()]);
    expect(readPages(sessionStorage, 'bert', NOW + 1000)).toEqual([]);
    expect(readPages(sessionStorage, 'anna', NOW + 25 * 3_600_000)).toEqual([]);
  });

  it('is the last that was typed on a page, of five pages at most, and nothing where nothing was', () => {
    for (let n = 0; n < 7; n += 1) keepPage(sessionStorage, seite({ path: `/termine/${n}` }));
    keepPage(sessionStorage, seite({ path: '/termine/6', texts: [] }));
    expect(readPages(sessionStorage, 'anna', NOW).map(({ path }) => path)).toEqual(
      [2, 3, 4, 5, 6].map((n) => `/termine/${n}`),
    );
    sessionStorage.setItem('kehrtour.getippt', '{kaputt');
    expect(readPages(sessionStorage, 'anna', NOW)).toEqual([]);
  });
});
