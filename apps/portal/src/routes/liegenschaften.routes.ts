import type { AppRoute } from '@kehrtour/shell/route';

export const liegenschaftenRoutes: readonly AppRoute[] = [];
