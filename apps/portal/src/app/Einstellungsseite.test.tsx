import { AuthContext } from '@kehrtour/auth/react/AuthProvider';
import type { Rolle } from '@kehrtour/domain/rolle';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { RouteObject } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';

import { routes } from './routes.ts';

const user = (rolle: Rolle) => ({
  id: '0191a8f0-0000-7000-8000-000000000001',
  vorname: 'Anna',
  nachname: 'Brandmeier',
  email: 'anna@example.org',
  rolle,
  scope: ['mitarbeiter'],
  unternehmen: {
    id: '0191a8f0-0000-7000-8000-000000000002',
    name: 'Brandmeier',
    slug: 'brandmeier',
    bundesland: 'BY',
    demo: false,
    kehrtourplaner: true,
    terminbuchung: false,
    loeschungAm: null,
    offeneEinrichtung: [],
  },
});

/** The page at an address of the real route table, as somebody of this role sees it. */
function oeffne(address: string, rolle: Rolle) {
  const auth = { state: { user: user(rolle) }, subscribe: () => () => undefined } as never;
  const router = createMemoryRouter(routes as RouteObject[], { initialEntries: [address] });
  return render(
    <AuthContext value={auth}>
      <RouterProvider router={router} />
    </AuthContext>,
  );
}
// A page comes with its own code.
const ueberschrift = (name: string) => screen.findByRole('heading', { level: 1, name });
const hrefs = (node: HTMLElement) =>
  within(node)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

afterEach(cleanup);

describe('the settings', () => {
  it('list what this person may open', async () => {
    const { container } = oeffne('/konto/einstellungen', 'inhaber');
    await ueberschrift('Einstellungen');
    expect(hrefs(container)).toContain('/konto/einstellungen/unternehmen/logo');
    cleanup();
    const azubi = oeffne('/konto/einstellungen', 'azubi');
    await ueberschrift('Einstellungen');
    expect(hrefs(azubi.container)).not.toContain('/konto/einstellungen/unternehmen/logo');
    expect(hrefs(azubi.container)).toContain('/konto/einstellungen/profil');
  });
  it('name each page, lead up from it, and tell whom to ask where the right is missing', async () => {
    const { container } = oeffne('/konto/einstellungen/terminbuchung/gebiet', 'azubi');
    await ueberschrift('Gebiet');
    expect(hrefs(container)).toEqual(['/konto/einstellungen', '/konto/einstellungen/terminbuchung']);
    expect(screen.getByText('Dafür fehlt Ihnen das Recht')).toBeTruthy();
  });
});
