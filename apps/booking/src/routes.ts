import { route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('termin', 'routes/termin.tsx'),
  route('error', 'routes/error.tsx'),
] satisfies RouteConfig;
