import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // All routes come with the first page: no address of its own for their list.
  routeDiscovery: { mode: 'initial' },
  // One page, one file: parts of a few bytes each would cost a request of their own.
  splitRouteModules: false,
  // `no-referrer` makes browsers send `Origin: null`. There is no cookie here and nothing else that a forged form could use.
  allowedActionOrigins: ['**'],
} satisfies Config;
