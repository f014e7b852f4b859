import type { AppRoute } from '@kehrtour/shell/route';

export const kontoRoutes: readonly AppRoute[] = [];
