import { fileURLToPath } from 'node:url';

import type { Config } from '@react-router/dev/config';

import { addressesOf, readContent } from './src/content/readContent.ts';

const folder = fileURLToPath(new URL('content', import.meta.url));

export default {
  appDirectory: 'src',
  ssr: false,
  /** Every document is a page, and the page for addresses that do not exist. */
  prerender: () => [...addressesOf(readContent(folder)), '/404'],
} satisfies Config;
