import { laidOutTables } from '@kehrtour/testkit/laidOutTables';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { Bisherige, DateiUnlesbar, NochKeiner } from './ImportListScreen.stories.tsx';

beforeAll(laidOutTables);
afterEach(cleanup);

const waehle = (datei: File) => {
  const feld = document.querySelector<HTMLInputElement>('input[type=file]');
  if (feld === null) throw new Error('Hier lässt sich keine Datei wählen.');
  fireEvent.change(feld, { target: { files: [datei] } });
};

describe('ImportListScreen', () => {
  it('tells a newcomer what will happen, and who imported before what', async () => {
    const { unmount } = render(<NochKeiner />);
    expect(await screen.findByText(/Ein Probelauf zählt/)).toBeTruthy();
    unmount();
    render(<Bisherige />);
    expect(await screen.findAllByText(/2\.200 neu/)).toHaveLength(2);
  });
  it('says with a way out why a file cannot be read', async () => {
    render(<DateiUnlesbar />);
    await screen.findByText(/Ein Probelauf zählt/);
    waehle(new File(['%PDF'], 'brief.pdf'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Bitte exportieren Sie die Liste noch einmal',
    );
  });
  it('refuses a file over 20 MB before it is sent', async () => {
    render(<NochKeiner />);
    const riesig = new File(['x'], 'riesig.csv');
    Object.defineProperty(riesig, 'size', { value: 60 * 1024 * 1024 });
    waehle(riesig);
    expect((await screen.findByRole('alert')).textContent).toContain('20 MB');
  });
});
