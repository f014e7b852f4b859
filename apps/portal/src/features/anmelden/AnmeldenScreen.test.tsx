import { fakeClient } from '@kehrtour/api-client/fakeClient';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Abgewiesen, LaesstWarten, OhneVerbindung } from './AnmeldenScreen.stories.tsx';
import { AnmeldenScreen } from './AnmeldenScreen.tsx';

afterEach(cleanup);

function fuelleAus() {
  fireEvent.change(screen.getByLabelText('E-Mail-Adresse'), { target: { value: ' anna@example.org ' } });
  fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: 'drei Leitern am Dach ' } });
}
const sende = () => fireEvent.click(screen.getByRole('button', { name: /^Anmelden/ }));

describe('AnmeldenScreen', () => {
  it('asks for what is missing before anything is sent, and leads to the field', () => {
    const login = vi.fn(() => Promise.resolve());
    render(
      <StoryPage>
        <AnmeldenScreen client={fakeClient()} login={login} onToken={() => Promise.resolve()} />
      </StoryPage>,
    );
    sende();
    expect(login).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: /E-Mail-Adresse/ }).getAttribute('href')).toBe('#email');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
  it('sends the address without the spaces around it, and the password exactly as typed', () => {
    const login = vi.fn(() => Promise.resolve());
    render(
      <StoryPage>
        <AnmeldenScreen client={fakeClient()} login={login} onToken={() => Promise.resolve()} />
      </StoryPage>,
    );
    fuelleAus();
    sende();
    expect(login).toHaveBeenCalledWith({ email: 'anna@example.org', passwort: 'drei Leitern am Dach ' });
  });
  it('says why the server refused, and keeps what was typed', async () => {
    render(<Abgewiesen />);
    fuelleAus();
    sende();
    expect((await screen.findByRole('alert')).textContent).toContain('Passwort stimmen nicht');
    expect(screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse').value).toBe('anna@example.org');
  });
  it('says that the server cannot be reached', async () => {
    render(<OhneVerbindung />);
    fuelleAus();
    sende();
    expect((await screen.findByRole('alert')).textContent).toContain('nicht erreichbar');
  });
  it('takes a second click for impatience, not for a second login', () => {
    render(<LaesstWarten />);
    fuelleAus();
    sende();
    expect(screen.getByRole('button', { name: /Bitte warten/ }).getAttribute('aria-disabled')).toBe('true');
  });
  it('shows the password on request', () => {
    render(<LaesstWarten />);
    fireEvent.click(screen.getByRole('button', { name: 'Passwort zeigen' }));
    expect(screen.getByLabelText('Passwort').getAttribute('type')).toBe('text');
  });
});
