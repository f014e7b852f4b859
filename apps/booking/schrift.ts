import type { Plugin } from 'vite';

/**
 * On a slow line the first page stays in the typeface of the phone, whose measures are ours, and the next one has ours:
 * nothing ever moves under a thumb. Everywhere else in the product it is exchanged as soon as it is there.
 */
export function schriftOhneSprung(): Plugin {
  return {
    name: 'kehrtour-schrift-ohne-sprung',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css(\?|$)/.test(id) ? code.replaceAll(/font-display:\s*swap/g, 'font-display: optional') : undefined,
  };
}
