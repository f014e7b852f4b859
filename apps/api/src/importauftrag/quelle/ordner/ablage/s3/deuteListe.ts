import { istOrdnerdateiname, ORDNERDATEIEN_MAX } from '@kehrtour/domain/importdatei/importordner';

import { READER_LIMITS } from '../../../../../platform/net/readerLimits.ts';
import { readXml, type XmlElement } from '../../../../../platform/net/readXml.ts';
import type { Ablagedatei } from '../ablage.ts';
import type { S3Antwort, S3Liste } from './s3antwort.ts';

/** The files that a listing (ListObjectsV2) names right behind its `beginn`. Runs in a process of its own. */
export function deuteListe({ bytes, beginn }: S3Antwort): S3Liste {
  const wurzel = readXml(new TextDecoder().decode(bytes), READER_LIMITS.s3liste);
  if (wurzel?.name !== 'ListBucketResult') return { ok: false, fehler: 'unverstaendlich' };
  const eintraege = wurzel.children.filter(({ name }) => name === 'Contents');
  if (wort(wurzel, 'IsTruncated') === 'true' || eintraege.length > ORDNERDATEIEN_MAX)
    return { ok: false, fehler: 'zu-viele-dateien' };
  return { ok: true, dateien: eintraege.flatMap((eintrag) => dateiAus(eintrag, beginn)) };
}

const wort = (wo: XmlElement, gesucht: string): string =>
  wo.children.find(({ name }) => name === gesucht)?.text.trim() ?? '';

function dateiAus(eintrag: XmlElement, beginn: string): Ablagedatei[] {
  const ganz = entziffert(wort(eintrag, 'Key'));
  const geaendert = new Date(wort(eintrag, 'LastModified'));
  const groesse = Number(wort(eintrag, 'Size'));
  if (!ganz?.startsWith(beginn) || Number.isNaN(geaendert.getTime()) || !Number.isSafeInteger(groesse))
    return [];
  const name = ganz.slice(beginn.length);
  // As the listing spells it: by this a file is known again.
  const etag = wort(eintrag, 'ETag').replaceAll('"', '&quot;').slice(0, 100);
  const stempel = `${groesse}/${etag}/${geaendert.getTime()}`;
  return istOrdnerdateiname(name) ? [{ name, groesse, geaendert, stempel }] : [];
}

function entziffert(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
