import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { absageVorschauHolen, kehrtourAbsagen } from '@kehrtour/contract/kehrtourlauf';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { eineKehrtour } from '../../../../test/bauenKehrtour.ts';
import { Absagedialog } from './Absagedialog.tsx';

afterEach(cleanup);

const VIER = answers(absageVorschauHolen, {
  bescheid: [
    { kanal: 'mail', anzahl: 2 },
    { kanal: 'einwurf', anzahl: 2 },
  ],
  zurKenntnis: [],
  gebucht: 0,
});
const NIEMAND = answers(absageVorschauHolen, { bescheid: [], zurKenntnis: [], gebucht: 0 });

/** Opens it, and keeps what was sent and how often it was closed. */
async function oeffne(rolle: 'alertdialog' | 'dialog', ...antworten: FakeAnswer[]) {
  const gesendet: unknown[] = [];
  const onSchliesse = vi.fn<() => void>();
  const client = fakeClient(
    ...antworten,
    answers(kehrtourAbsagen, ({ body }) => {
      gesendet.push(body);
      return {};
    }),
  );
  const kehrtour = eineKehrtour({ name: 'Altstadt', status: 'angekuendigt' });
  render(
    <StoryPage>
      <Absagedialog client={client} kehrtour={kehrtour} onSchliesse={onSchliesse} />
    </StoryPage>,
  );
  const frage = within(await screen.findByRole(rolle, { name: 'Altstadt absagen?' }));
  return { frage, gesendet, onSchliesse };
}

it('names the deed by how many it reaches, and sends the reason without the spaces around it', async () => {
  const { frage, gesendet, onSchliesse } = await oeffne('alertdialog', VIER);
  fireEvent.change(await frage.findByRole('textbox', { name: /^Grund/ }), { target: { value: ' Sturm ' } });
  fireEvent.click(frage.getByRole('button', { name: /^4.Haushalten absagen$/ }));
  await waitFor(() => expect(onSchliesse).toHaveBeenCalledTimes(1));
  expect(gesendet).toEqual([{ grund: 'Sturm' }]);
});

it('asks for no reason that nobody would read, and sends none', async () => {
  const { frage, gesendet, onSchliesse } = await oeffne('alertdialog', NIEMAND);
  expect(await frage.findByText(/Von dieser Kehrtour weiß noch niemand/)).toBeTruthy();
  expect(frage.queryByRole('textbox')).toBeNull();
  fireEvent.click(frage.getByRole('button', { name: 'Kehrtour absagen' }));
  await waitFor(() => expect(onSchliesse).toHaveBeenCalledTimes(1));
  expect(gesendet).toEqual([{}]);
});

it('sends nothing where somebody thinks better of it', async () => {
  const { frage, gesendet, onSchliesse } = await oeffne('alertdialog', VIER);
  await frage.findByRole('button', { name: /^4.Haushalten absagen$/ });
  fireEvent.click(frage.getByRole('button', { name: 'Nicht absagen' }));
  expect(onSchliesse).toHaveBeenCalledTimes(1);
  expect(gesendet).toEqual([]);
});

it('cannot be done before it is known whom it reaches', async () => {
  const { frage, gesendet } = await oeffne('alertdialog', keepsWaiting(absageVorschauHolen));
  fireEvent.click(frage.getByRole('button', { name: /Kehrtour absagen/ }));
  expect(frage.queryByText(/weiß noch niemand/)).toBeNull();
  expect(gesendet).toEqual([]);
});

it('says why nobody knows whom it reaches, instead of saying that it reaches nobody', async () => {
  const { frage } = await oeffne('dialog', refuses(absageVorschauHolen, 'nicht-erlaubt'));
  expect((await frage.findByRole('alert')).textContent).not.toBe('');
  expect(frage.queryByText(/weiß noch niemand/)).toBeNull();
  expect(frage.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain(
    'Kehrtour absagen',
  );
});
