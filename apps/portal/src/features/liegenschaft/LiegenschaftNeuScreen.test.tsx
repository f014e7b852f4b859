import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { GibtEsSchon } from './LiegenschaftNeuScreen.stories.tsx';

afterEach(cleanup);

const schreibe = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const druecke = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks before a house is made that is there already, and asks anew for another address', async () => {
  render(<GibtEsSchon />);
  schreibe('Straße', 'Hardtstr.');
  schreibe('Hausnummer', '12');
  schreibe('PLZ', '91207');
  schreibe('Ort', 'Lauf');
  druecke('Liegenschaft anlegen');
  expect(await screen.findByText(/Hardtstraße 12, 91207 Lauf a.d.Pegnitz, Monika Escherich/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vorhandenes Haus öffnen' }).getAttribute('href')).toContain(
    '/liegenschaften/0b6f0c0e',
  );
  expect(screen.queryByText(/^Angelegt:/)).toBeNull();
  schreibe('Hausnummer', '123');
  expect(screen.getByRole('button', { name: 'Liegenschaft anlegen' })).toBeTruthy();
  schreibe('Hausnummer', '12');
  druecke('Trotzdem anlegen');
  expect(await screen.findByText(/^Angelegt:/)).toBeTruthy();
});
