import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { type Addresses, readAddresses } from '@kehrtour/addresses/addresses';
import { gigabyte } from '@kehrtour/domain/datei/speicherplatz';
import { VERSANDKOSTEN_CENT } from '@kehrtour/domain/versand/versandkosten';
import * as z from 'zod';

import { type Letterdienst, letterServiceOf } from './letterServiceEnv.ts';
import { mailReturnOf, type Mailreturn } from './mailReturnEnv.ts';
import { messengerServicesOf, messengerSettings } from './messengerEnv.ts';
import { type Kacheldienst, tileServiceOf } from './tileService.ts';

const flag = z
  .enum(['0', '1', ''])
  .optional()
  .transform((text) => (text === undefined || text === '' ? undefined : text === '1'));

/** The gateway and the customers' pages stand on this machine; a proxy elsewhere is named. */
const trustedProxies = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((name) => name.trim()))
  .transform((names) => ['loopback', ...names.filter((name) => name !== '' && name !== 'loopback')])
  .refine(
    (names) => names.slice(1).every((name) => isAddressOrNetwork(name)),
    'Gemeint ist etwas wie 127.0.0.1 oder 10.0.0.0/24, mehrere mit Komma',
  );

function isAddressOrNetwork(name: string): boolean {
  const [address = '', bits] = name.split('/');
  const version = isIP(address);
  if (version === 0 || name.split('/').length > 2) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 8 && Number(bits) <= (version === 6 ? 128 : 32))
  );
}

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(3003),
  METRICS_PORT: z.optional(z.coerce.number().int().min(1).max(65_535)),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z.string().optional(),
  DEMO: flag,
  SMTP_URL: z.string().optional(),
  SEVEN_API_KEY: z.string().optional(),
  SEVEN_SIGNING_KEY: z.string().optional(),
  SEVEN_URL: z.url().default('https://gateway.seven.io/api/sms'),
  SMS_CENT: z.coerce.number().min(0).max(100).default(VERSANDKOSTEN_CENT.smsTeil),
  ...messengerSettings,
  PINGEN_CLIENT_ID: z.string().optional(),
  PINGEN_CLIENT_SECRET: z.string().optional(),
  PINGEN_ORGANISATION: z.optional(z.string().regex(/^[\w-]{1,80}$/, 'Das ist keine Kennung von Pingen')),
  PINGEN_SIGNING_KEY: z.string().optional(),
  PINGEN_URL: z.url().default('https://api.pingen.com'),
  PINGEN_IDENTITY_URL: z.url().default('https://identity.pingen.com'),
  BRIEF_CENT: z.coerce.number().int().min(0).max(1000).default(VERSANDKOSTEN_CENT.brief),
  MAIL_FROM: z.string().default('Kehrtour <kehrtour@localhost>'),
  MAIL_RETURN: z.string().optional(),
  MAIL_RETURN_KEY: z.string().optional(),
  SECRET_KEY: z.string().min(32, 'braucht mindestens 32 Zeichen').optional(),
  SECRET_KEY_ERSETZT: flag,
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_REGION: z.string().default('eu-central-1'),
  PHOTON_URL: z.url().optional(),
  NOMINATIM_URL: z.url().optional(),
  VALHALLA_URL: z.url().optional(),
  OSRM_URL: z.url().optional(),
  TILES_URL: z.string().optional(),
  TILES_ATTRIBUTION: z.string().default(''),
  TILES_MAXZOOM: z.coerce.number().int().min(1).max(22).default(14),
  PRIVATE_HOSTS: z.string().default(''),
  TRUST_PROXY: trustedProxies,
  POSTFACH: flag,
  DOOR_TOKEN: z.string().optional(),
  SITE_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  WORKER: flag,
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(5),
  RATE_LIMIT: z.coerce.number().int().min(0).default(600),
  SPEICHER_GB_JE_BETRIEB: z.coerce.number().positive().max(100_000).default(20),
  SPEICHER_RESERVE_GB: z.coerce.number().min(0).max(100_000).default(2),
});

export type Env = {
  readonly host: string;
  readonly port: number;
  /** Where this process answers `/metrics`; undefined: nowhere. */
  readonly metricsPort: number | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Where every app answers; what a link begins with comes from here, never from a request. */
  readonly addresses: Addresses;
  /** An invented district and two accounts are seeded, and a banner says so. */
  readonly demo: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where mails come back; undefined: to the sender, and nobody here hears of it. */
  readonly mailReturn: Mailreturn | undefined;
  /** The account at seven.io; undefined: no SMS, in a demonstration a stand-in. */
  readonly sms: { readonly url: string; readonly apiKey: string; readonly signingKey: string } | undefined;
  /** What one part of an SMS costs, in cents without VAT. */
  readonly smsCent: number;
  /** The accounts at messengers; without one nothing goes that way, in a demonstration a stand-in. */
  readonly messenger: Readonly<ReturnType<typeof messengerServicesOf>>;
  /** The account at Pingen; undefined: no letters by a service, in a demonstration a stand-in. */
  readonly letters: Letterdienst | undefined;
  /** What one letter costs at most, in cents without VAT, until the service has told it. */
  readonly briefCent: number;
  readonly secretKey: string | undefined;
  /** The key is meant to be another one than before. */
  readonly secretKeyReplaced: boolean;
  readonly s3:
    | { endpoint: string; bucket: string; accessKey: string; secretKey: string; region: string }
    | undefined;
  readonly dienste: {
    photon?: string | undefined;
    nominatim?: string | undefined;
    valhalla?: string | undefined;
    osrm?: string | undefined;
  };
  /** Map tiles from elsewhere, for all companies. */
  readonly kacheldienst: Kacheldienst | undefined;
  /** `host` or `host:port` inside the own network that may be called for a customer's address, e.g. the own Nextcloud. */
  readonly privateHosts: readonly string[];
  /** Whose word about a visitor's address counts. */
  readonly trustProxy: readonly string[];
  /** The local mailbox opens on this machine without a demo, too. */
  readonly postfach: boolean;
  /** The gateway's proof that a visitor came to it directly; undefined: no gateway started this process. */
  readonly doorToken: string | undefined;
  /** Where the built pages of the public site lie, for those that come back with what was typed in their form. */
  readonly siteDir: string | undefined;
  readonly logLevel: string;
  /** This process works on the jobs; otherwise it only fills their queues. */
  readonly worker: boolean;
  /** Seconds it goes on serving after the signal, until the balancer before it has seen that it is not ready any more. */
  readonly drainSeconds: number;
  /** Requests a minute from one session or network, to all processes together; 0 switches the limit off. */
  readonly requestsPerMinute: number;
  /** What the files of one company may take. */
  readonly companyBytesMax: number;
  /** Where the disk has less, only companies with few files get more of them. */
  readonly reserveBytes: number;
};

type Source = Record<string, string | undefined>;

function parse(source: Source): z.infer<typeof schema> {
  const parsed = schema.safeParse(withoutEmpty(source));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`Die Einstellung ${String(issue?.path[0])} ist nicht lesbar: ${issue?.message}`);
}

/**
 * Settings of the process, read once.
 * @throws Error naming the variable in German when one cannot be read.
 */
export function readEnv(source: Source): Env {
  const env = parse(source);
  const addresses = readAddresses(source);
  if (env.POSTFACH && addresses.before.api.startsWith('https:'))
    throw new Error(
      `POSTFACH=1 und ${addresses.said} widersprechen sich: Das Postfach ist nur für diesen Rechner. ` +
        'Lassen Sie eines von beiden weg.',
    );
  if (env.WORKER === false && !env.DATABASE_URL)
    throw new Error(
      'WORKER=0 ohne DATABASE_URL: Die eingebettete Datenbank gehört einem einzigen Prozess, und niemand erledigte die Aufträge. ' +
        'Lassen Sie WORKER weg, oder nennen Sie mit DATABASE_URL ein PostgreSQL.',
    );
  refuseNoLastingPlace(env);
  return {
    host: env.HOST,
    port: env.API_PORT,
    metricsPort: env.METRICS_PORT,
    dataDir: resolve(env.DATA_DIR ?? './.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    addresses,
    demo: env.DEMO ?? !env.DATABASE_URL,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM,
    mailReturn: mailReturnOf(env),
    sms: smsServiceOf(env),
    smsCent: env.SMS_CENT,
    messenger: messengerServicesOf(env),
    letters: letterServiceOf(env),
    briefCent: env.BRIEF_CENT,
    secretKey: env.SECRET_KEY,
    secretKeyReplaced: env.SECRET_KEY_ERSETZT ?? false,
    s3: objectStoreOf(env),
    dienste: {
      photon: env.PHOTON_URL,
      nominatim: env.NOMINATIM_URL,
      valhalla: env.VALHALLA_URL,
      osrm: env.OSRM_URL,
    },
    kacheldienst: tileServiceOf(env),
    privateHosts: env.PRIVATE_HOSTS.split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    trustProxy: env.TRUST_PROXY,
    postfach: env.POSTFACH ?? false,
    siteDir: env.SITE_DIR || undefined,
    doorToken: env.DOOR_TOKEN || undefined,
    logLevel: env.LOG_LEVEL,
    worker: env.WORKER ?? true,
    drainSeconds: env.DRAIN_SECONDS,
    requestsPerMinute: env.RATE_LIMIT,
    companyBytesMax: gigabyte(env.SPEICHER_GB_JE_BETRIEB),
    reserveBytes: gigabyte(env.SPEICHER_RESERVE_GB),
  };
}

/** @throws Error where files, or the key, would lie in the folder of a program that the next version replaces */
function refuseNoLastingPlace(env: z.infer<typeof schema>): void {
  if (!env.DATABASE_URL || env.DATA_DIR) return;
  const otherwise =
    'Nennen Sie einen Ordner, der ein Update überdauert, zum Beispiel DATA_DIR=/var/lib/kehrtour';
  if (!env.S3_ENDPOINT)
    throw new Error(
      'DATABASE_URL ohne DATA_DIR: Dateien lägen im Ordner des Programms (dort in .data, wenn es schon lief), und das nächste Update verlöre sie. ' +
        `${otherwise}, oder mit S3_ENDPOINT eine S3-kompatible Ablage.`,
    );
  if (!env.SECRET_KEY)
    throw new Error(
      'DATABASE_URL ohne DATA_DIR und ohne SECRET_KEY: Der Schlüssel läge im Ordner des Programms, und nach dem nächsten Update ' +
        `ließe sich nichts mehr öffnen. ${otherwise}, oder SECRET_KEY.`,
    );
}

/**
 * Settings of a process that only works on jobs, whatever `WORKER` says to its neighbours.
 * @throws Error in German, as `readEnv` does, and when there is no database to share
 */
export function readWorkerEnv(source: Source): Env {
  const env = readEnv({ ...source, WORKER: '1' });
  if (env.databaseUrl === undefined)
    throw new Error(
      'Ein Prozess nur für Aufträge braucht DATABASE_URL: Die eingebettete Datenbank gehört einem einzigen Prozess. ' +
        'Nennen Sie die Datenbank, mit der auch die anderen Server arbeiten.',
    );
  return { ...env, port: parse(source).WORKER_PORT };
}

/** A container's file of settings names what it leaves open as well. */
const withoutEmpty = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

/** @throws Error when only one of its keys is there: without the other nobody could tell a report from a forged one */
function smsServiceOf(env: z.infer<typeof schema>): Env['sms'] {
  const { SEVEN_API_KEY: apiKey, SEVEN_SIGNING_KEY: signingKey, SEVEN_URL: url } = env;
  if (apiKey === undefined && signingKey === undefined) return undefined;
  if (apiKey === undefined || signingKey === undefined)
    throw new Error(
      `Für SMS fehlt noch ${apiKey === undefined ? 'SEVEN_API_KEY' : 'SEVEN_SIGNING_KEY'}. Nennen Sie beide, oder keinen: dann wird SMS nicht angeboten.`,
    );
  return { url, apiKey, signingKey };
}

/** @throws Error when only some of its settings are there: files would stay on one of several servers, and nobody would know */
function objectStoreOf(env: z.infer<typeof schema>): Env['s3'] {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION: region } = env;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(needed).length) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY)
    throw new Error(
      `Für die S3-kompatible Ablage fehlt noch ${missing.join(', ')}. Nennen Sie alle vier, oder keine: dann liegen die Dateien in DATA_DIR.`,
    );
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    region,
  };
}
