import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { dieEinstellungen } from '../../../test/bauenEinstellungen.ts';
import { RegelnScreen } from './RegelnScreen.tsx';

afterEach(cleanup);

function zeige() {
  const gesendet: (Einstellungen['terminbuchung'] | undefined)[] = [];
  const client = fakeClient(
    answers(einstellungenHolen, dieEinstellungen()),
    answers(einstellungenAendern, ({ body }) => {
      gesendet.push(body.terminbuchung);
      return { ...dieEinstellungen(), ...body, version: 2 };
    }),
  );
  render(
    <StoryPage>
      <RegelnScreen client={client} />
    </StoryPage>,
  );
  return gesendet;
}

describe('the rules against invented bookings', () => {
  it('have a booking entered only after its confirmation, and say how long the link holds', async () => {
    const gesendet = zeige();
    fireEvent.click(await screen.findByRole('radio', { name: /^Erst nach Bestätigung eintragen/ }));
    expect(screen.getByRole('textbox', { name: /^Der Link in der Mail gilt/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(gesendet).toEqual([
        expect.objectContaining({ eintragen: 'nach-bestaetigung', bestaetigenMinuten: 120 }),
      ]),
    );
  });
  it('ask for no confirmation only where that was chosen, never because a field was emptied', async () => {
    const gesendet = zeige();
    const minuten = await screen.findByRole('textbox', { name: /^Buchungen halten unbestätigt/ });
    fireEvent.change(minuten, { target: { value: '' } });
    fireEvent.blur(minuten);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Sofort eintragen/ }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /^Ohne Bestätigung/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(gesendet).toMatchObject([{ eintragen: 'sofort', bestaetigenMinuten: null }]));
  });
});
