import { kontaktnachrichtSenden } from '@kehrtour/contract/kontaktformular';

import type { Routes } from '../platform/http/route.ts';
import { sendeNachricht } from './sendeNachricht.ts';

export function kontaktformularRoutes({ add }: Routes): void {
  add(kontaktnachrichtSenden, ({ ctx, body }) => sendeNachricht(ctx, body).then(() => ({})));
}
