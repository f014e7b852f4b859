import { createAuth } from '@kehrtour/shell/mountAuthApp.tsx';

/** The session of this tab: always an operator's. */
export const auth = createAuth({ strategy: 'adminUser' });
