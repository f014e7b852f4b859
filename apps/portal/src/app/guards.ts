import type { Guard } from '@kehrtour/shell/guards';

import { auth } from './auth.ts';
import { client } from './client.ts';
import { queryClient } from './queryClient.ts';

/**
 * Guards by the names that routes use; the shell adds `mitarbeiterAuthenticated`.
 * Loaded when a route asks: the login page pays for none of them.
 */
export const guards: Readonly<Record<string, Guard>> = {
  kehrtourplanerGuard: async () => {
    const { kehrtourplanerZiel } = await import('./kehrtourplanerGuard.ts');
    return kehrtourplanerZiel(auth);
  },
  terminbuchungGuard: async () => {
    const { terminbuchungZiel } = await import('./terminbuchungGuard.ts');
    return terminbuchungZiel(client, queryClient);
  },
  wizard: async ({ url }) => {
    const { wizardZiel } = await import('../features/kehrtour/entwurf/wizard.access.ts');
    return wizardZiel(client, queryClient, url);
  },
};
