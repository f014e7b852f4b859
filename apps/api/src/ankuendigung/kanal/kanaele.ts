import type { Kanal } from '@kehrtour/domain/kanal';

import type { KontaktKurz } from '../empfang.store.ts';
import { brief } from './brief/brief.ts';
import { einwurf } from './einwurf/einwurf.ts';
import type { Kanalweg } from './kanalweg.ts';
import { mail } from './mail/mail.ts';

/** Every way that can be chosen; the first that reaches somebody is proposed. */
const KANALWEGE: readonly Kanalweg[] = [mail, einwurf, brief];

/** The ways that reach somebody, the proposed one first. A slip reaches every house. */
export const kanaeleZu = (kontakt: KontaktKurz | undefined): Kanal[] =>
  KANALWEGE.filter((weg) => weg.ziel(kontakt) !== null).map((weg) => weg.kanal);

/** How a notice goes that way; undefined where only proofs of earlier days name it. */
export const kanalweg = (kanal: Kanal): Kanalweg | undefined => KANALWEGE.find((weg) => weg.kanal === kanal);
