import type { AbrufGrund, KalenderFund, KalenderHinweis } from '@kehrtour/contract/kalender';

import type { Belegt } from './zeitraum.ts';

/** What a server said: a file, or the list of files that CalDAV answers with. */
export type Kalenderantwort = { readonly form: 'datei' | 'multistatus'; readonly bytes: Uint8Array };
/** What the process that reads it is asked: what is busy within `spanne`, beside the appointments of our own feed. */
export type Kalenderauftrag = {
  readonly antwort: Kalenderantwort;
  readonly spanne: Belegt;
  readonly eigenerWirt: string;
};
export type Gelesen =
  | {
      readonly ok: true;
      readonly zeiten: readonly Belegt[];
      readonly hinweise: readonly KalenderHinweis[];
      readonly funde: readonly KalenderFund[];
    }
  | { readonly ok: false; readonly grund: AbrufGrund };
