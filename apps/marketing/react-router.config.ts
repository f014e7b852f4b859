import { fileURLToPath } from 'node:url';

import type { Config } from '@react-router/dev/config';

import { addressesOf, readContent } from './src/content/readContent.ts';
import { deferScripts } from './src/prerender/deferScripts.ts';
import { writeSharePictures } from './src/prerender/sharePicture.ts';

const built = fileURLToPath(new URL('build/client', import.meta.url));
const folder = fileURLToPath(new URL('content', import.meta.url));

export default {
  appDirectory: 'src',
  ssr: false,
  /** Every document is a page, and the page for addresses that do not exist. */
  prerender: () => [...addressesOf(readContent(folder)), '/404'],
  buildEnd: async () => {
    await writeSharePictures(built, readContent(folder).documents);
    await deferScripts(built, '_marketing');
  },
} satisfies Config;
