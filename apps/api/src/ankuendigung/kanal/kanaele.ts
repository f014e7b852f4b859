import { MESSENGER } from '@kehrtour/domain/messenger';
import { type Kanal, nachWunsch } from '@kehrtour/domain/versand/kanal';

import type { Erreichbarkeit } from '../empfang/empfang.store.ts';
import { brief } from './brief/brief.ts';
import { briefdienst } from './briefdienst/briefdienst.ts';
import { einwurf } from './einwurf/einwurf.ts';
import { mail } from './mail/mail.ts';
import { messengerweg } from './messenger/messengerweg.ts';
import { sms } from './sms/sms.ts';
import type { Kanalweg, OffeneWege } from './weg/kanalweg.ts';

/** Every way that can be chosen, in the order in which they are proposed to whoever wished none. */
const KANALWEGE: readonly Kanalweg[] = [
  mail,
  ...MESSENGER.map(messengerweg),
  sms,
  einwurf,
  brief,
  briefdienst,
];

/** The ways that reach somebody, the wished or proposed one first. A slip reaches every house. */
export const kanaeleZu = (kontakt: Erreichbarkeit | undefined, wege: OffeneWege): Kanal[] =>
  nachWunsch(
    KANALWEGE.filter((weg) => weg.ziel(kontakt, wege) !== null).map((weg) => weg.kanal),
    kontakt?.zuerst ?? null,
  );

/** How a notice goes that way; undefined where only proofs of earlier days name it. */
export const kanalweg = (kanal: Kanal): Kanalweg | undefined => KANALWEGE.find((weg) => weg.kanal === kanal);
