import { ORDNERDATEIEN_MAX } from '@kehrtour/domain/importdatei/importordner';
import { AwsClient } from 'aws4fetch';

import { FetchRefused, fetchPublic, type PublicAnswer } from '../../../../../platform/net/fetchPublic.ts';
import { type Ablage, alsOrdnerRefused, type Oeffnung, OrdnerRefused } from '../ablage.ts';
import { liesListe } from './liesListe.ts';

/** A page of a thousand names with all that belongs to them. */
const LISTE_BYTES_MAX = 4 * 1024 * 1024;

/** Files in a bucket of the company, beginning with its `pfad`. */
export async function oeffneS3(oeffnung: Oeffnung): Promise<Ablage> {
  const { pfad } = oeffnung.ziel;
  const beginn = pfad === '' || pfad.endsWith('/') ? pfad : `${pfad}/`;
  return {
    schluessel: null,
    liste: async () => {
      const frage = new URLSearchParams({
        'list-type': '2',
        delimiter: '/',
        'encoding-type': 'url',
        'max-keys': String(ORDNERDATEIEN_MAX),
        prefix: beginn,
      });
      const { body } = await frageEimer(oeffnung, `?${frage}`, LISTE_BYTES_MAX);
      return liesListe({ bytes: body, beginn });
    },
    hole: async (name, bytesMax) => {
      const schluessel = `${beginn}${name}`.split('/').map(encodeURIComponent).join('/');
      try {
        return (await frageEimer(oeffnung, `/${schluessel}`, bytesMax)).body;
      } catch (fehler) {
        const grund = fehler instanceof OrdnerRefused ? fehler.cause : undefined;
        if (grund instanceof FetchRefused && grund.grund === 'zu-gross') return undefined;
        if (fehler instanceof OrdnerRefused && fehler.grund === 'pfad-fehlt') return undefined;
        throw fehler;
      }
    },
    schliesse: () => undefined,
  };
}

async function frageEimer(
  { ziel, privateHosts, fristMs }: Oeffnung,
  wonach: string,
  bytesMax: number,
): Promise<PublicAnswer> {
  const client = new AwsClient({
    accessKeyId: ziel.benutzer,
    secretAccessKey: ziel.geheimnis,
    region: ziel.region || 'us-east-1',
    service: 's3',
  });
  const url = new URL(`${ziel.wirt.replace(/\/$/, '')}/${encodeURIComponent(ziel.bucket)}${wonach}`);
  const { headers } = await client.sign(url.href, { method: 'GET' });
  const antwort = await fetchPublic({
    url,
    headers: Object.fromEntries(headers),
    bytesMax,
    timeoutMs: fristMs,
    privateHosts,
  }).catch((fehler: unknown) => {
    throw alsOrdnerRefused(fehler);
  });
  if (antwort.status === 200) return antwort;
  if (antwort.status === 401 || antwort.status === 403) throw new OrdnerRefused('anmeldung-falsch');
  throw new OrdnerRefused(antwort.status === 404 ? 'pfad-fehlt' : 'unverstaendlich');
}
