import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  BereitAberJemandNahmEtwasWeg,
  EsFehltNoch,
  NochNichtGenutzt,
  Oeffentlich,
} from './TerminbuchungScreen.stories.tsx';

afterEach(cleanup);

describe('TerminbuchungScreen', () => {
  it('is turned on with one button, and is not public by that', async () => {
    render(<NochNichtGenutzt />);
    fireEvent.click(await screen.findByRole('button', { name: 'Terminbuchung einschalten' }));
    expect(await screen.findByRole('heading', { name: /noch nicht öffentlich/ })).toBeTruthy();
  });
  it('does not go public before every step is there, and names whom to ask for what one may not do', async () => {
    render(<EsFehltNoch />);
    const knopf = await screen.findByRole('button', { name: 'Buchungsseite veröffentlichen' });
    expect(knopf.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/Noch nötig: Impressum und Datenschutz/)).toBeTruthy();
    expect(screen.getByText(/Das ändert die Inhaberin oder der Inhaber/)).toBeTruthy();
  });
  it('says why the server refused', async () => {
    render(<BereitAberJemandNahmEtwasWeg />);
    fireEvent.click(await screen.findByRole('button', { name: 'Buchungsseite veröffentlichen' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nötig sind Impressum');
  });
  it('asks before it goes off the net, and says what stays', async () => {
    render(<Oeffentlich />);
    fireEvent.click(await screen.findByRole('button', { name: 'Vom Netz nehmen' }));
    const frage = await screen.findByRole('alertdialog');
    expect(frage.textContent).toContain('7 gebuchte Termine bleiben bestehen');
  });
});
