import type { Zugang } from '../../shared/zugang.ts';

/** Where the small forms of a house send: its own page. */
export const formularziel = ({ code, hausnr }: Zugang): string =>
  `/liegenschaft?${new URLSearchParams({ code, ...(hausnr ? { hausnr } : {}) })}`;
