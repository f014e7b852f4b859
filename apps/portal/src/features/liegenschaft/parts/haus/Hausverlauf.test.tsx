import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Gemischt, MehrereSeiten, NochNichts } from './Hausverlauf.stories.tsx';

afterEach(cleanup);

const liste = async () =>
  within(await screen.findByRole('list', { name: 'Verlauf' })).getAllByRole('listitem');

describe('the life of a house', () => {
  it('names the day alone where nothing else is known, and leads to the visit', async () => {
    render(<Gemischt />);
    const [erledigt, , frage] = await liste();
    expect(erledigt?.textContent).toBe('27.01.2027Erledigt: Kehrung');
    expect(frage?.querySelector('a')?.getAttribute('href')).toMatch(/^\/termine\//);
    expect(frage?.textContent).toContain('Kundin oder Kunde');
  });
  it('shows one kind alone', async () => {
    render(<Gemischt />);
    await liste();
    fireEvent.click(screen.getByRole('button', { name: /Zeigen/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Schlüssel' }));
    await screen.findByText('Schlüssel angesehen: Haustür');
    expect(await liste()).toHaveLength(1);
  });
  it('goes on where the page ended', async () => {
    render(<MehrereSeiten />);
    expect(await liste()).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: 'Weitere laden' }));
    expect(await screen.findByText('Änderung 7')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Weitere laden' })).toBeNull();
  });
  it('says that nothing happened yet', async () => {
    render(<NochNichts />);
    expect(await screen.findByText(/Noch nichts geschehen/)).toBeTruthy();
  });
});
