import type { Empfang } from '@kehrtour/contract/ankuendigung';
import { formatAufzaehlung, formatMenge } from '@kehrtour/domain/format';

export type Kanal = Empfang['kanal'];

export const KANAL_NAMEN: Record<Kanal, string> = {
  einwurf: 'Zettel einwerfen',
  brief: 'Brief mit der Post',
  mail: 'E-Mail',
  sms: 'SMS',
  telefon: 'Anruf',
  aushang: 'Aushang am Haus',
};

const KANAL_MENGE: Record<Kanal, readonly [einzahl: string, mehrzahl: string]> = {
  einwurf: ['Zettel zum Einwerfen', 'Zettel zum Einwerfen'],
  brief: ['Brief', 'Briefe'],
  mail: ['E-Mail', 'E-Mails'],
  sms: ['SMS', 'SMS'],
  telefon: ['Anruf', 'Anrufe'],
  aushang: ['Aushang', 'Aushänge'],
};

/** As the channels go over the wire: by stop, or by stop and flat. */
export const empfangSchluessel = ({ haltId, nutzungseinheitId }: Empfang): string =>
  nutzungseinheitId === null ? haltId : `${haltId}/${nutzungseinheitId}`;

/** Counts by channel, the most frequent first. */
function zaehleKanaele(kanaele: readonly Kanal[]): [Kanal, number][] {
  return [...Map.groupBy(kanaele, (kanal) => kanal)]
    .map(([kanal, alle]): [Kanal, number] => [kanal, alle.length])
    .toSorted((a, b) => b[1] - a[1]);
}

/** `32 Zettel zum Einwerfen, 6 E-Mails und 2 Briefe` */
export function kanaeleText(kanaele: readonly Kanal[]): string {
  return formatAufzaehlung(
    zaehleKanaele(kanaele).map(([kanal, anzahl]) => formatMenge(anzahl, ...KANAL_MENGE[kanal])),
  );
}
