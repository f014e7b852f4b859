import type { OpenServices } from '../../platform/start/openDeps.ts';
import { openLetterService } from './briefdienst/openLetterService.ts';
import { openSms } from './sms/openSms.ts';
import { openWhatsapp } from './whatsapp/openWhatsapp.ts';

/** The services of others by which notices leave, as far as this installation has been given them; none by itself. */
export const openServices: OpenServices = (env, now) => {
  const sms = openSms(env);
  const whatsapp = openWhatsapp(env, now);
  return {
    shortMessages: { ...(sms && { sms }), ...(whatsapp && { whatsapp }) },
    letters: openLetterService(env, now),
  };
};
