import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Abgelehnt, MitZusagen, NichtsZugesagt } from './Ausfall.stories.tsx';

afterEach(cleanup);

const trageEin = async (): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole('radio', { name: 'Jonas Brandl' }));
  fireEvent.click(screen.getByRole('button', { name: 'Eintragen' }));
  return screen.findByRole('dialog', { name: /^Jonas Brandl fällt am .*4. August 2098 aus$/ });
};

describe('somebody who does not come today', () => {
  it('is entered with two presses, and what was promised is said with the way to its decision', async () => {
    render(<MitZusagen />);
    const folgen = within(await trageEin());
    expect(folgen.getByRole('link', { name: 'Marktplatz: 2 Besuche' }).getAttribute('href')).toMatch(
      /^\/kehrtouren\/[\w-]+$/,
    );
    expect(folgen.getAllByText('Drei Vorschläge')).toHaveLength(1);
    expect(folgen.getAllByRole('listitem')).toHaveLength(1);
    expect(folgen.getByText(/gebuchten Termine bleiben stehen/)).toBeTruthy();
  });

  it('is taken back where it says so: nothing goes on claiming that he is away', async () => {
    render(<MitZusagen />);
    const folgen = within(await trageEin());
    fireEvent.click(folgen.getByRole('button', { name: 'Doch da: zurücknehmen' }));
    expect(await screen.findByText(/^Die Abwesenheit ist zurückgenommen/)).toBeTruthy();
    expect(await screen.findByText('Geschlossen')).toBeTruthy();
  });

  it('is said to concern nobody where nothing was promised', async () => {
    render(<NichtsZugesagt />);
    expect(
      within(await trageEin()).getByText('In dieser Zeit ist niemandem ein Besuch zugesagt.'),
    ).toBeTruthy();
  });

  it('has to be somebody: the field says so', async () => {
    render(<NichtsZugesagt />);
    fireEvent.click(await screen.findByRole('button', { name: 'Eintragen' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Bitte füllen Sie „Wer fällt aus?“ aus.',
    );
  });

  it('stays in its fields when it is refused', async () => {
    render(<Abgelehnt />);
    fireEvent.click(await screen.findByRole('radio', { name: 'Jonas Brandl' }));
    fireEvent.click(screen.getByRole('button', { name: 'Eintragen' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Jonas Brandl', checked: true })).toBeTruthy();
  });
});
