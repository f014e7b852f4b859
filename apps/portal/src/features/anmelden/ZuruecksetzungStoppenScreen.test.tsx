import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Gefragt, GiltNichtMehr, OhneLink } from './ZuruecksetzungStoppenScreen.stories.tsx';

afterEach(cleanup);
const druecke = () => fireEvent.click(screen.getByRole('button', { name: 'Zweiten Faktor behalten' }));

describe('ZuruecksetzungStoppenScreen', () => {
  it('stops by the press alone, and says that nothing has changed', async () => {
    render(<Gefragt />);
    expect(screen.queryByText('Ihr zweiter Faktor bleibt')).toBeNull();
    druecke();
    expect(await screen.findByText('Ihr zweiter Faktor bleibt')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toBeTruthy();
  });
  it('says that it was too late', async () => {
    render(<GiltNichtMehr />);
    druecke();
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
  it('offers no press without the link', () => {
    render(<OhneLink />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
