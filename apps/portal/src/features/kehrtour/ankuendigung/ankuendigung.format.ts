import type { Empfang } from '@kehrtour/contract/ankuendigung';
import { formatAufzaehlung, formatMenge } from '@kehrtour/domain/format';
import { KANAELE, KANAL_WORTE, type Kanal } from '@kehrtour/domain/kanal';

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
    zaehleKanaele(kanaele).map(([kanal, anzahl]) => formatMenge(anzahl, ...KANAL_WORTE[kanal].menge)),
  );
}

/** What cannot be called back once it is announced; '' when the office carries everything itself. */
export function unwiderruflichText(kanaele: readonly Kanal[]): string {
  const gesendete = KANAELE.filter((kanal) => KANAL_WORTE[kanal].gesendet && kanaele.includes(kanal));
  if (gesendete.length === 0) return '';
  const was = formatAufzaehlung(gesendete.map((kanal) => KANAL_WORTE[kanal].menge[1]));
  return `${was} gehen sofort hinaus und lassen sich nicht zurückholen. `;
}
