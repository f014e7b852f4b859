import type { AbrufGrund, KalenderFund, KalenderHinweis } from '@kehrtour/contract/kalender';

import type { Belegt } from './zeitraum.ts';

/** What a server said: a file, or the list of files that CalDAV answers with. */
export type Kalenderantwort = { readonly form: 'datei' | 'multistatus'; readonly bytes: Uint8Array };
export type Gelesen =
  | {
      readonly ok: true;
      readonly zeiten: readonly Belegt[];
      readonly hinweise: readonly KalenderHinweis[];
      readonly funde: readonly KalenderFund[];
    }
  | { readonly ok: false; readonly grund: AbrufGrund };
