import { istOrdnerdateiname, ORDNERDATEIEN_MAX } from '@kehrtour/domain/importordner';
import { AwsClient } from 'aws4fetch';

import { FetchRefused, fetchPublic, type PublicAnswer } from '../../../../../platform/fetchPublic.ts';
import { type Ablage, type Ablagedatei, alsOrdnerRefused, type Oeffnung, OrdnerRefused } from '../ablage.ts';

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
      const xml = body.toString('utf8');
      if (!xml.includes('ListBucketResult')) throw new OrdnerRefused('unverstaendlich');
      if (/<IsTruncated>\s*true/.test(xml)) throw new OrdnerRefused('zu-viele-dateien');
      return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, teil = '']) =>
        dateiAus(teil, beginn),
      );
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

function dateiAus(teil: string, beginn: string): Ablagedatei[] {
  const wert = (name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(teil)?.[1] ?? '';
  const ganz = entziffert(wert('Key'));
  const geaendert = new Date(wert('LastModified'));
  const groesse = Number(wert('Size'));
  if (!ganz?.startsWith(beginn) || Number.isNaN(geaendert.getTime()) || !Number.isSafeInteger(groesse))
    return [];
  const name = ganz.slice(beginn.length);
  const stempel = `${groesse}/${wert('ETag').slice(0, 100)}/${geaendert.getTime()}`;
  return istOrdnerdateiname(name) ? [{ name, groesse, geaendert, stempel }] : [];
}

function entziffert(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
