import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { FragtWerManIst } from './KehrbezirkssoftwareScreen.stories.tsx';

afterEach(cleanup);

it('shows the letters that let a program in to whoever shows her password, and to nobody who only found the screen', async () => {
  render(<FragtWerManIst />);
  const erstelle = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Token erstellen' }));
  await erstelle();
  const vergeblich = await screen.findByRole('dialog', { name: 'Bitte weisen Sie sich noch einmal aus' });
  fireEvent.click(await within(vergeblich).findByRole('button', { name: 'Abbrechen' }));
  expect(screen.queryByLabelText('Token für Ihre Kehrbezirkssoftware')).toBeNull();
  expect(screen.queryByText('Das Token ist erstellt')).toBeNull();
  await erstelle();
  const dialog = await screen.findByRole('dialog', { name: 'Bitte weisen Sie sich noch einmal aus' });
  fireEvent.change(await within(dialog).findByLabelText('Ihr Passwort'), {
    target: { value: 'drei Leitern am Dach' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Bestätigen und erstellen' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Token für Ihre Kehrbezirkssoftware')).value).toBe(
    'K7WQM3HTRZ',
  );
});
