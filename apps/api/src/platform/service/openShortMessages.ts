import type { Env } from '../settings/env.ts';
import type { ShortMessageTransports } from './shortMessageTransport.ts';
import { openSms } from './sms.ts';
import { openWhatsapp } from './whatsapp.ts';

/** The ways of short messages that this installation has been given; none by itself. */
export function openShortMessages(env: Env, now: () => Date): ShortMessageTransports {
  const sms = openSms(env);
  const whatsapp = openWhatsapp(env, now);
  return { ...(sms && { sms }), ...(whatsapp && { whatsapp }) };
}
