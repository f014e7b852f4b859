import type { WirkungDesSitzes } from '@kehrtour/contract/betroffen';
import { formatAufzaehlung, formatDatum, formatMenge } from '@kehrtour/domain/format';

/** What becomes of visits, rounds and notices when other days are holidays, a sentence for each kind. */
export function feiertagsfolgen(wirkung: WirkungDesSitzes): string[] {
  const { anFeiertagen, kehrtouren, zuSpaet, dochRechtzeitig } = wirkung;
  const tage = formatAufzaehlung(
    wirkung.feiertage.map(({ tag, name }) => `am ${formatDatum(tag)} (${name})`),
  );
  return [
    ...(anFeiertagen === 0
      ? []
      : [
          `Danach ist ${tage} Feiertag. ${formatMenge(anFeiertagen, 'Termin liegt', 'Termine liegen')} dann auf einem Feiertag und ${anFeiertagen === 1 ? 'bleibt' : 'bleiben'} stehen, bis Sie ${anFeiertagen === 1 ? 'ihn' : 'sie'} verlegen oder absagen. Die Kundinnen und Kunden erfahren von der Änderung nichts.`,
        ]),
    ...(kehrtouren.length === 0
      ? []
      : [
          `${anFeiertagen === 0 ? `Danach ist ${tage} Feiertag. ` : ''}${formatMenge(kehrtouren.length, 'Kehrtour fährt', 'Kehrtouren fahren')} an einem solchen Tag. Wer sie neu plant, muss den Feiertag ausdrücklich erlauben.`,
        ]),
    ...(zuSpaet === 0
      ? []
      : [
          `Bei ${formatMenge(zuSpaet, 'Feuerstättenschau', 'Feuerstättenschauen')} liegen dann keine fünf Werktage mehr zwischen Ankündigung und Besuch (§ 3 KÜO): Verlegen Sie ${zuSpaet === 1 ? 'sie' : 'diese'}, oder lassen Sie sich bestätigen, dass auf die Frist verzichtet wird.`,
        ]),
    ...(dochRechtzeitig === 0
      ? []
      : [
          `Bei ${formatMenge(dochRechtzeitig, 'Ankündigung', 'Ankündigungen')}, die jetzt zu spät ${dochRechtzeitig === 1 ? 'ist' : 'sind'}, reicht die Frist dann.`,
        ]),
  ];
}
