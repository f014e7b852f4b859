import { MESSENGER } from '@kehrtour/domain/messenger';

import type { OpenServices } from '../../platform/start/openDeps.ts';
import { openLetterService } from './briefdienst/openLetterService.ts';
import { MESSENGERDIENSTE } from './messenger/messengerdienste.ts';
import { openSms } from './sms/openSms.ts';

/** The services of others by which notices leave, as far as this installation has been given them; none by itself. */
export const openServices: OpenServices = (env, now) => {
  const dienste = [
    ['sms', openSms(env)] as const,
    ...MESSENGER.map((messenger) => [messenger, MESSENGERDIENSTE[messenger].open(env, now)] as const),
  ];
  return {
    shortMessages: Object.fromEntries(dienste.filter(([, dienst]) => dienst !== undefined)),
    letters: openLetterService(env, now),
  };
};
