import path from 'node:path';

import { type Addresses, readAddresses, saysAddresses } from '@kehrtour/addresses/addresses';

import { readTrustedProxies, type TrustedProxies } from './trustedProxies.ts';

export interface Settings {
  port: number;
  /** Interface to listen on. */
  host: string;
  dataDir: string;
  demo: boolean;
  /** No database was named: the API brings its own. */
  embedded: boolean;
  /** What links begin with; undefined: the port we listen on. */
  addresses: Addresses | undefined;
  tiles: string | undefined;
  proxies: TrustedProxies;
}

const PORT_DEFAULT = 3000;
const PORT_MAX = 65_535;

/** Reads the environment once. Throws a German sentence for a value that cannot be meant. */
export function readSettings(env: Record<string, string | undefined>, cwd: string): Settings {
  const demo = env['DEMO'] === '1' || (env['DEMO'] !== '0' && !env['DATABASE_URL']);
  const addresses = saysAddresses(env) ? readAddresses(env) : undefined;
  refuseContradictions(env, addresses);
  refuseNoLastingPlace(env);
  const publicToAll = !demo || env['DEMO_PUBLIC'] === '1';
  return {
    port: portOf(env['PORT']),
    host: env['HOST'] || (publicToAll ? '0.0.0.0' : '127.0.0.1'),
    dataDir: path.resolve(cwd, env['DATA_DIR'] || '.data'),
    demo,
    embedded: !env['DATABASE_URL'],
    addresses,
    tiles: originOf('TILES_URL', env['TILES_URL']),
    proxies: readTrustedProxies(env['TRUST_PROXY']),
  };
}

/** Better no start than mails that anybody reads. */
function refuseContradictions(
  env: Record<string, string | undefined>,
  addresses: Addresses | undefined,
): void {
  if (env['POSTFACH'] !== '1') return;
  const others = {
    [addresses?.said ?? '']: addresses?.secure,
    [`TRUST_PROXY=${env['TRUST_PROXY']}`]: Boolean(env['TRUST_PROXY']),
    SMTP_URL: Boolean(env['SMTP_URL']),
  };
  for (const [name, stands] of Object.entries(others))
    if (stands)
      throw new Error(
        `POSTFACH=1 und ${name} widersprechen sich: Das Postfach zeigt die Mails aller Betriebe und ist nur für diesen Rechner. Lassen Sie eines von beiden weg.`,
      );
}

/** Said here, because the servers behind the door are told of a folder in any case. */
function refuseNoLastingPlace(env: Record<string, string | undefined>): void {
  if (env['DATABASE_URL'] && !env['DATA_DIR'] && !env['S3_ENDPOINT'])
    throw new Error(
      'DATABASE_URL ohne DATA_DIR: Dateien lägen im Ordner des Programms (dort in .data, wenn es schon lief), und das nächste Update verlöre sie. ' +
        'Nennen Sie einen Ordner, der ein Update überdauert, zum Beispiel DATA_DIR=/var/lib/kehrtour, oder mit S3_ENDPOINT eine S3-kompatible Ablage.',
    );
}

function portOf(text: string | undefined): number {
  const port = Number(text || PORT_DEFAULT);
  if (Number.isInteger(port) && port >= 0 && port <= PORT_MAX) return port;
  throw new Error(
    `PORT=${text} ist keine Portnummer. Gemeint ist eine Zahl von 0 bis ${PORT_MAX}, zum Beispiel 3000.`,
  );
}

/** Scheme, host and port of an address in a setting. */
export function originOf(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`${name}=${text} ist keine Adresse. Gemeint ist etwas wie https://app.ihre-firma.de.`);
}
