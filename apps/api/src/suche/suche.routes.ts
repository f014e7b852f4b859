import { suchen } from '@kehrtour/contract/suche';

import type { Routes } from '../platform/http/route.ts';
import { sucheAlles } from './sucheAlles.ts';

export function sucheRoutes({ add }: Routes): void {
  add(suchen, ({ ctx, query }) => sucheAlles(ctx, query.text));
}
