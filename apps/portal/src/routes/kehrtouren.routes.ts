import type { AppRoute } from '@kehrtour/shell/route';

export const kehrtourenRoutes: readonly AppRoute[] = [];
