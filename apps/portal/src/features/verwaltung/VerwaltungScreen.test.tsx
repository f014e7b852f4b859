import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import * as listen from './VerwaltungListScreen.stories.tsx';
import * as stories from './VerwaltungScreen.stories.tsx';

afterEach(cleanup);

describe('the page of a Hausverwaltung', () => {
  it('says of each house when somebody comes and what its households have said', async () => {
    render(<stories.MitTerminen />);
    expect(await screen.findByText('5 bestätigt, 3 offen')).toBeTruthy();
    expect(screen.getByText('Bei 2 Haushalten passt es nicht')).toBeTruthy();
    expect(screen.getByText('Noch kein Termin, Frist bis 31.03.2027')).toBeTruthy();
    expect(screen.getByText('Zurzeit steht nichts an')).toBeTruthy();
  });
  it('chooses only what surely is the same, asks before joining, and joins that alone', async () => {
    render(<stories.MitAehnlichen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Mit dieser zusammenlegen' }));
    const dialog = await screen.findByRole('alertdialog', { name: '1 Eintrag zusammenlegen?' });
    expect(dialog.textContent).toContain('4 Häuser');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Zusammenlegen' }));
    expect(await screen.findByText('Hausverwaltung Kraus')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('HAUSVERWALTUNG KRAUS')).toBeNull());
  });
  it('parts again what nothing rests on, and says of the rest what stands in the way', async () => {
    render(<stories.Zusammengelegt />);
    expect(await screen.findByText(/Nehmen Sie zuerst das zurück/)).toBeTruthy();
    const knoepfe = screen.getAllByRole('button', { name: /wieder trennen/ });
    expect(knoepfe).toHaveLength(1);
    fireEvent.click(knoepfe[0] ?? document.body);
    await waitFor(() => expect(screen.queryByText('Hausverwaltung Kraus und HV KRAUS')).toBeNull());
    expect(screen.getByText('Zusammengelegt')).toBeTruthy();
  });
  it('changes its mail in one place and says for how many houses', async () => {
    render(<stories.MitTerminen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Bearbeiten' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Das gilt bei allen 6 Häusern, die sie betreut.');
    fireEvent.change(within(dialog).getByLabelText(/E-Mail-Adresse$|E-Mail-Adresse \(/), {
      target: { value: 'neu@example.org' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('neu@example.org')).toBeTruthy();
  });
});

describe('the link of a Hausverwaltung', () => {
  it('is made with one press, and shut only after a question', async () => {
    render(<stories.MitTerminen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Link anlegen' }));
    expect(await screen.findByText(/liegenschaft\?code=v\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sperren' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Link sperren?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Link sperren' }));
    expect(await screen.findByRole('button', { name: 'Link anlegen' })).toBeTruthy();
  });
  it('can be sent to the mail of the Hausverwaltung', async () => {
    render(<stories.MitLink />);
    const link = await screen.findByRole('link', { name: 'Per E-Mail schicken' });
    expect(link.getAttribute('href')).toContain('mailto:kraus@example.org?subject=');
  });
});

describe('the list of Hausverwaltungen', () => {
  it('says what looks alike, finds by name, and says when there is nothing', async () => {
    render(<listen.MitDoppelten />);
    expect(await screen.findByText('2 Einträge sehen aus wie ein anderer')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Hausverwaltung suchen'), { target: { value: 'xyz' } });
    expect(await screen.findByText('Nichts gefunden zu „xyz“')).toBeTruthy();
  });
});
