import type { AppRoute } from '@kehrtour/shell/route';

export const termineRoutes: readonly AppRoute[] = [];
