import { MESSENGER_CENT, type Messenger } from '@kehrtour/domain/messenger';
import * as z from 'zod';

/** The account at Meta, as the operator named it. */
export type Whatsappdienst = {
  /** Address of the Graph API with its version, without the slash at its end. */
  readonly url: string;
  readonly token: string;
  /** Id of the number that all notices come from. */
  readonly phoneNumberId: string;
  /** Signs what Meta reports. */
  readonly appSecret: string;
  /** What Meta asks for once, when the address of the reports is entered there. */
  readonly verifyToken: string;
};

const whatsappSettings = {
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.optional(
    z.string().regex(/^\d{5,30}$/, 'Das ist keine Kennung einer Rufnummer bei Meta'),
  ),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.optional(z.string().min(16, 'braucht mindestens 16 Zeichen')),
  WHATSAPP_URL: z.url().default('https://graph.facebook.com/v23.0'),
  WHATSAPP_CENT: z.coerce.number().int().min(0).max(1000).default(MESSENGER_CENT.whatsapp),
};

type Settings = {
  readonly [name in Exclude<keyof typeof whatsappSettings, 'WHATSAPP_URL' | 'WHATSAPP_CENT'>]?:
    | string
    | undefined;
} & { readonly WHATSAPP_URL: string };

/** @throws Error in German when only some of its settings are there: nobody could send, or tell a report from a forged one */
function whatsappServiceOf(settings: Settings): Whatsappdienst | undefined {
  const { WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = settings;
  const needed = { WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(needed).length) return undefined;
  if (!WHATSAPP_TOKEN || !WHATSAPP_PHONE_NUMBER_ID || !WHATSAPP_APP_SECRET || !WHATSAPP_VERIFY_TOKEN)
    throw new Error(
      `Für WhatsApp fehlt noch ${missing.join(', ')}. Nennen Sie alle vier, oder keine: dann wird WhatsApp nicht angeboten.`,
    );
  return {
    url: settings.WHATSAPP_URL.replace(/(?<!\/)\/+$/, ''),
    token: WHATSAPP_TOKEN,
    phoneNumberId: WHATSAPP_PHONE_NUMBER_ID,
    appSecret: WHATSAPP_APP_SECRET,
    verifyToken: WHATSAPP_VERIFY_TOKEN,
  };
}

/** What the operator says of every messenger. */
export const messengerSettings = { ...whatsappSettings };

/** The account at a messenger's service, undefined where there is none; and what one message costs at most, in cents without VAT. */
type Messengerzugang = { readonly dienst: object | undefined; readonly cent: number };

/** @throws Error in German where an account is named by half */
export const messengerServicesOf = (settings: z.infer<z.ZodObject<typeof messengerSettings>>) =>
  ({
    whatsapp: { dienst: whatsappServiceOf(settings), cent: settings.WHATSAPP_CENT },
  }) satisfies Readonly<Record<Messenger, Messengerzugang>>;
