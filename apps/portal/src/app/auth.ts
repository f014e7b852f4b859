import { createAuth } from '@kehrtour/shell/mountAuthApp.tsx';

/** The session of this tab. */
export const auth = createAuth({ strategy: 'mitarbeiter' });
