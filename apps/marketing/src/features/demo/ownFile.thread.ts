// Reads and plans a visitor's file beside the page. It asks nobody: what it has been given goes back as a plan, and nowhere else.
import type { OwnFileNews } from './ownFileNews.ts';
import { planOwnFile } from './planOwnFile.ts';

addEventListener(
  'message',
  ({ data: { name, bytes } }: MessageEvent<{ name: string; bytes: Uint8Array }>) => {
    postMessage(planOwnFile(name, bytes) satisfies OwnFileNews);
  },
);
