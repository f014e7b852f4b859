import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Gefragt, GiltNichtMehr, OhneLink } from './AdresseBestaetigenScreen.stories.tsx';

afterEach(cleanup);
const druecke = () => fireEvent.click(screen.getByRole('button', { name: 'Adresse bestätigen' }));

describe('AdresseBestaetigenScreen', () => {
  it('confirms by the press alone, and leads to the login', async () => {
    render(<Gefragt />);
    expect(screen.queryByText('Ihre neue Adresse gilt')).toBeNull();
    druecke();
    expect(await screen.findByText('Ihre neue Adresse gilt')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toBeTruthy();
  });
  it('says that the link no longer holds', async () => {
    render(<GiltNichtMehr />);
    druecke();
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
  it('offers no press without the link', () => {
    render(<OhneLink />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
