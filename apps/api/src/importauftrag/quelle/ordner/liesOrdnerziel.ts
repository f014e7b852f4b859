import { isIP } from 'node:net';

import type { neuerOrdner } from '@kehrtour/contract/importordner';
import ssh2 from 'ssh2';
import type * as z from 'zod/mini';

import { isPublicAddress } from '../../../platform/net/publicAddress.ts';
import type { Ordnerziel } from './ablage/ablage.ts';
import { ordnerRefused } from './ordner.grund.ts';

type Eingabe = z.infer<typeof neuerOrdner>;

const SFTP_PORT = 22;
const SERVER = /^(?<host>[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?$/i;

/** The label that ties what is sealed to its row. */
export const ordnerSiegel = (id: string): string => `importordner/${id}`;

/** What a person typed, as it is asked for; and how the company reads it. @throws Refused with the field */
export function liesOrdnerziel(
  eingabe: Eingabe,
  privateHosts: readonly string[],
): { ziel: Ordnerziel; wirt: string; pfad: string } {
  const pfad = eingabe.pfad.trim().replace(/(?<!^|\/)\/+$/, '');
  if (pfad.split('/').includes('..')) throw ordnerRefused('pfad-hinaus');
  const gemeinsam = { pfad, benutzer: eingabe.benutzer.trim() };
  if (eingabe.art === 's3') {
    const { adresse, bucket } = liesEimer(eingabe, privateHosts);
    const ziel = {
      ...gemeinsam,
      wirt: adresse.href,
      port: 0,
      bucket,
      region: eingabe.region.trim(),
      geheimnis: eingabe.geheimnis.trim(),
    };
    return { ziel, wirt: `${adresse.host}, Bucket ${bucket}`, pfad };
  }
  const { host, port } = liesServer(eingabe.wirt.trim(), privateHosts);
  const geheimnis = liesGeheimnis(eingabe.geheimnis);
  const ziel = { ...gemeinsam, wirt: host, port, bucket: '', region: '', geheimnis };
  return { ziel, wirt: port === SFTP_PORT ? host : `${host}:${port}`, pfad };
}

function liesServer(text: string, privateHosts: readonly string[]): { host: string; port: number } {
  const teile = SERVER.exec(text.replace(/^sftp:\/\//i, '').replace(/\/$/, ''))?.groups;
  const host = teile?.['host']?.replaceAll(/^\[|\]$/g, '').toLowerCase() ?? '';
  const port = Number(teile?.['port'] ?? SFTP_PORT);
  if (host === '' || port < 1 || port > 65_535) throw ordnerRefused('kein-wirt');
  verlangeOeffentlich(host, port, privateHosts);
  return { host, port };
}

function liesEimer(eingabe: Eingabe, privateHosts: readonly string[]): { adresse: URL; bucket: string } {
  const text = eingabe.wirt.trim();
  const adresse = URL.parse(text.includes('://') ? text : `https://${text}`);
  if (!adresse || adresse.hostname === '' || adresse.username !== '' || adresse.search !== '')
    throw ordnerRefused('keine-adresse');
  const eigener = privateHosts.includes(adresse.host) || privateHosts.includes(adresse.hostname);
  if (adresse.protocol !== 'https:' && !(eigener && adresse.protocol === 'http:'))
    throw ordnerRefused('ohne-tls');
  verlangeOeffentlich(adresse.hostname.replaceAll(/^\[|\]$/g, ''), Number(adresse.port), privateHosts);
  const bucket = eingabe.bucket.trim();
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || bucket.includes('..'))
    throw ordnerRefused('kein-bucket');
  adresse.hash = '';
  return { adresse, bucket };
}

/** Names are looked up anew at every look; what is plainly ours is refused while it can still be corrected. */
function verlangeOeffentlich(host: string, port: number, privateHosts: readonly string[]): void {
  if (privateHosts.includes(host) || privateHosts.includes(`${host}:${port}`)) return;
  if (host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host)))
    throw ordnerRefused('nicht-oeffentlich');
}

function liesGeheimnis(text: string): string {
  const getrimmt = text.trim();
  if (!getrimmt.startsWith('-----BEGIN')) return text;
  if (ssh2.utils.parseKey(getrimmt) instanceof Error) throw ordnerRefused('schluessel-unlesbar');
  return `${getrimmt}\n`;
}
