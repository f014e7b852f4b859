import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { CheckboxGroup } from '@kehrtour/ui/field/CheckboxGroup.tsx';
import { ComboBox } from '@kehrtour/ui/field/ComboBox.tsx';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { PasswordField } from '@kehrtour/ui/field/PasswordField.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';
import { UiProvider } from '@kehrtour/ui/layout/UiProvider.tsx';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { MitNotiz } from '../../features/termin/TerminScreen.stories.tsx';
import { keepPage, readPages, type TypedPage } from './typedPages.ts';
import { typeAgain, TypedTexts } from './typedText.ts';

afterEach(cleanup);

function Text({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return <TextField label="Grund" value={value} onChange={setValue} />;
}
const dialog = (field: ReactNode) => (
  <UiProvider navigate={() => undefined}>
    <main>
      <h1>Termin</h1>
      <form>{field}</form>
    </main>
  </UiProvider>
);

/** As a person would: enters the field, and types. */
function typeInto(field: HTMLElement, value: string): void {
  act(() => field.focus());
  fireEvent.input(field, { target: { value } });
}
const typed = (value: string) => () => {
  const input = document.querySelector<HTMLElement>('input, textarea');
  if (input === null) throw new Error('nothing to type into');
  typeInto(input, value);
};
/** Some browsers move no focus with a press. */
const pressed = (role: string, name: RegExp) => () => {
  const control = screen.getByRole(role, { name });
  fireEvent.pointerDown(control);
  fireEvent.click(control);
};
const counted = (name: RegExp, times: number) => () => {
  const part = screen.getByRole('spinbutton', { name });
  act(() => part.focus());
  for (let n = 0; n < times; n += 1) fireEvent.keyDown(part, { key: 'ArrowUp' });
};
async function chosenFromList(): Promise<void> {
  const opener = screen.getByRole('button', { name: /Wer/ });
  act(() => opener.focus());
  fireEvent.keyDown(opener, { key: 'ArrowDown' });
  fireEvent.keyUp(opener, { key: 'ArrowDown' });
  fireEvent.click(await screen.findByRole('option', { name: 'Jonas' }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
}

type Held<T> = { value: T; onChange: (value: T) => void };
/** A field that a form holds. */
function Form<T>({ start, children }: { start: T; children: (held: Held<T>) => ReactNode }) {
  const [value, onChange] = useState<T>(start);
  return children({ value, onChange });
}
const CHOICES = [
  { id: 'a', label: 'Anna' },
  { id: 'j', label: 'Jonas' },
];

type Kind = {
  field: ReactNode;
  enter: () => void | Promise<void>;
  /** As it is kept, in words; null: never. */
  kept: string | null;
  /** Whether it stands in its field again, or can be read. */
  becomes: 'back' | 'read';
};
/** Each field of the house: what becomes of what stands in it when the session ends. */
const FIELDS: Record<string, Kind> = {
  TextField: {
    field: <Form start="">{(held) => <TextField label="Grund" {...held} />}</Form>,
    enter: typed('Familie ist verreist'),
    kept: 'Familie ist verreist',
    becomes: 'back',
  },
  TextArea: {
    field: <Form start="">{(held) => <TextArea label="Notiz" {...held} />}</Form>,
    enter: typed('Klingelt nicht.\nBitte klopfen.'),
    kept: 'Klingelt nicht.\nBitte klopfen.',
    becomes: 'back',
  },
  NumberField: {
    field: <Form<number | null> start={2}>{(held) => <NumberField label="Werktage" {...held} />}</Form>,
    enter: typed('5'),
    kept: '5',
    becomes: 'back',
  },
  Checkbox: {
    field: (
      <Form start={false}>
        {({ value, onChange }) => <Checkbox label="Auch sonntags" checked={value} onChange={onChange} />}
      </Form>
    ),
    enter: pressed('checkbox', /sonntags/),
    kept: 'ja',
    becomes: 'back',
  },
  CheckboxGroup: {
    field: (
      <Form<string[]> start={['a']}>
        {(held) => <CheckboxGroup label="Wer kommt mit?" choices={CHOICES} {...held} />}
      </Form>
    ),
    enter: pressed('checkbox', /Jonas/),
    kept: 'ja',
    becomes: 'back',
  },
  RadioGroup: {
    field: <Form<string> start="a">{(held) => <RadioGroup label="Wer?" choices={CHOICES} {...held} />}</Form>,
    enter: pressed('radio', /Jonas/),
    kept: 'Jonas',
    becomes: 'back',
  },
  Switch: {
    field: (
      <Form start={true}>
        {({ value, onChange }) => <Switch label="Fährt" checked={value} onChange={onChange} />}
      </Form>
    ),
    enter: pressed('switch', /Fährt/),
    kept: 'nein',
    becomes: 'back',
  },
  Select: {
    field: <Form<string> start="a">{(held) => <Select label="Wer" choices={CHOICES} {...held} />}</Form>,
    enter: chosenFromList,
    kept: 'Jonas',
    becomes: 'back',
  },
  DateField: {
    field: <Form<string | null> start="2027-01-12">{(held) => <DateField label="Am" {...held} />}</Form>,
    enter: counted(/Tag/, 3),
    kept: '15.01.2027',
    becomes: 'back',
  },
  TimeField: {
    field: <Form<string | null> start="09:00">{(held) => <TimeField label="Um" {...held} />}</Form>,
    enter: counted(/Stunde/, 2),
    kept: '11:00',
    becomes: 'back',
  },
  ComboBox: {
    field: <ComboBox label="Straße" choices={[]} keepsText />,
    enter: typed('Gartenweg'),
    kept: 'Gartenweg',
    becomes: 'read',
  },
  PasswordField: {
    field: <PasswordField label="Passwort" autoComplete="current-password" />,
    enter: typed('geheim'),
    kept: null,
    becomes: 'read',
  },
  SearchField: {
    field: <SearchField label="Suche" value="" onChange={() => undefined} />,
    enter: typed('Müller'),
    kept: null,
    becomes: 'read',
  },
};
/** Files are the browser's to keep; a month at sight stands in a draft that the server keeps. */
const NOT_KEPT = ['Calendar', 'DropZone', 'FileDrop'];
const OF_THE_HOUSE = Object.keys(import.meta.glob('../../../../../packages/ui/src/field/*.stories.tsx'));

describe('what is entered when a session ends', () => {
  it('is asked of every field of the house', () => {
    const names = OF_THE_HOUSE.map((file) => /(\w+)\.stories/.exec(file)?.[1]).toSorted();
    expect([...Object.keys(FIELDS), ...NOT_KEPT].toSorted()).toEqual(names);
  });

  it.each(Object.entries(FIELDS))('%s', async (_, { field, enter, kept, becomes }) => {
    const texts = new TypedTexts(document);
    const first = render(dialog(field));
    const unwatch = texts.watch();
    await enter();
    const taken = texts.take();
    unwatch();
    expect(taken.map(({ value }) => value)).toEqual(kept === null ? [] : [kept]);
    if (kept !== null) expect(taken[0]?.label).toMatch(/./);
    first.unmount();

    render(dialog(field));
    let left: unknown[] = [];
    act(() => void (left = typeAgain(document, taken)));
    expect(left).toEqual(becomes === 'back' ? [] : taken);
    // It stands there: nothing is left to be entered.
    if (becomes === 'back')
      expect(
        typeAgain(
          document,
          taken.map((one) => ({ ...one, before: '' })),
        ),
      ).toEqual([]);
  });

  it('takes a date part by part, and one that is not whole as far as it goes', () => {
    let day: string | null | undefined;
    const field = (
      <Form<string | null> start={null}>
        {({ value, onChange }) => {
          day = value;
          return <DateField label="Am" value={value} onChange={onChange} />;
        }}
      </Form>
    );
    render(dialog(field));
    const [kept] = [{ place: 'Termin', label: 'Am', nth: 0, before: 'tt.mm.jjjj', value: '29.02.2028' }];
    act(() => expect(typeAgain(document, [kept])).toEqual([]));
    expect(day).toBe('2028-02-29');
    cleanup();
    render(dialog(field));
    act(() => expect(typeAgain(document, [{ ...kept, value: '29.02.jjjj' }])).toEqual([]));
    expect(day).toBeNull();
  });

  it('presses nothing unasked that takes effect at once', () => {
    const pressedAgain: boolean[] = [];
    render(
      <main>
        <h1>Termin</h1>
        <Switch label="Namen mitschicken" checked={false} onChange={(on) => pressedAgain.push(on)} />
      </main>,
    );
    const kept = { place: 'Termin', label: 'Namen mitschicken', nth: 0, before: 'nein', value: 'ja' };
    act(() => expect(typeAgain(document, [kept])).toEqual([kept]));
    expect(pressedAgain).toEqual([]);
  });

  it('asks a field once that does not take it', () => {
    let asked = 0;
    render(dialog(<Checkbox label="Ja" checked={false} onChange={() => void (asked += 1)} />));
    const kept = { place: 'Termin', label: 'Ja', nth: 0, before: 'nein', value: 'ja' };
    const tried = new WeakSet<Element>();
    for (let n = 0; n < 3; n += 1) act(() => expect(typeAgain(document, [kept], tried)).toEqual([kept]));
    expect(asked).toBe(1);
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
