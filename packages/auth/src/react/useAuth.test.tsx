import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { settle } from '../cases/fakeClock.ts';
import { EVA, World } from '../cases/world.ts';
import { AuthProvider } from './AuthProvider.tsx';
import { useAuth } from './useAuth.tsx';

afterEach(cleanup);

function WhoIsHere() {
  const { loggedIn, busy, user, hasScope, strategy } = useAuth();
  if (busy) return <p>Wird geprüft</p>;
  if (!loggedIn) return <p>Niemand ({strategy})</p>;
  return <p>{`${String(user?.['id'])} ${hasScope('mitarbeiter') ? 'darf' : 'darf nicht'}`}</p>;
}

describe('useAuth', () => {
  it('draws the screen anew with every state of the session', async () => {
    const world = new World();
    const tab = await world.open('/oeffentlich');
    render(
      <AuthProvider auth={tab.auth}>
        <WhoIsHere />
      </AuthProvider>,
    );
    expect(screen.getByText('Niemand (mitarbeiter)')).toBeTruthy();
    world.server.say('POST /api/mitarbeiter/anmelden', { delayMs: 300 });
    let login: Promise<unknown> = Promise.resolve();
    await act(async () => {
      login = tab.auth.login('mitarbeiter', EVA);
      await settle();
    });
    expect(screen.getByText('Wird geprüft')).toBeTruthy();
    await act(async () => {
      await world.clock.advance(300);
      await login;
    });
    expect(screen.getByText('m-1 darf')).toBeTruthy();
    await act(() => tab.auth.logout());
    expect(screen.getByText('Niemand (mitarbeiter)')).toBeTruthy();
  });

  it('says what is missing above it', () => {
    expect(() => render(<WhoIsHere />)).toThrow('useAuth needs an AuthProvider above.');
  });
});
