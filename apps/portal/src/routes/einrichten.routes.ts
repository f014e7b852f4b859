import type { AppRoute } from '@kehrtour/shell/route';

export const einrichtenRoutes: readonly AppRoute[] = [];
