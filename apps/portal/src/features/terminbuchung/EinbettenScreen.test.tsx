import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { eineTaetigkeit } from '../../../test/bauenTerminbuchung.ts';
import { NochNichtOeffentlich } from './EinbettenScreen.stories.tsx';

afterEach(cleanup);

describe('EinbettenScreen', () => {
  it('refuses what is no exact site, in words, and keeps it in the field', async () => {
    render(<NochNichtOeffentlich />);
    const feld = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Erlaubte Websites/ });
    fireEvent.change(feld, { target: { value: 'https://www.meier.de\nhttps://*.meier.de' } });
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('link', { name: /enthält einen Stern/ })).toBeTruthy();
    expect(feld.value).toContain('https://*.meier.de');
  });
  it('writes sites as browsers do, and leaves out empty lines', async () => {
    render(<NochNichtOeffentlich />);
    const feld = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Erlaubte Websites/ });
    fireEvent.change(feld, { target: { value: 'HTTPS://www.Meier.de/\n\n' } });
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await expect.poll(() => feld.value).toBe('https://www.meier.de');
  });
  it('hands out a code whose link is read without scripts', async () => {
    render(<NochNichtOeffentlich />);
    const code = (await screen.findByText(/<kehrtour-termin/)).textContent;
    expect(code).toContain('<kehrtour-termin unternehmen="brandmeier">');
    expect(code).toContain('<a href="https://termin.example/unternehmen/brandmeier/termin">');
  });
  it('lets code and address begin with one activity, of those that anybody may book', async () => {
    render(<NochNichtOeffentlich />);
    fireEvent.click(await screen.findByRole('button', { name: /Womit es beginnt/ }));
    const { id, kundentext } = eineTaetigkeit();
    const wahl = await screen.findAllByRole('option');
    expect(wahl.map(({ textContent }) => textContent)).toEqual([
      'Kundinnen und Kunden wählen selbst',
      kundentext,
    ]);
    fireEvent.click(screen.getByRole('option', { name: kundentext }));
    expect(screen.getByText(/<kehrtour-termin/).textContent).toContain(`taetigkeit="${id}"`);
    expect(screen.getByText(new RegExp(`/termin\\?taetigkeit=${id}$`))).toBeTruthy();
  });
});
