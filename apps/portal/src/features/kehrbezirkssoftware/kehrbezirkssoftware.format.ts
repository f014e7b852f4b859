import type { Partnerverbindung, VerbindungAbruf } from '@kehrtour/contract/kehrbezirkssoftware';
import { formatMenge, formatTag } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

/** `11.01.2027, 06:30 Uhr` */
export function wannText(zeitpunkt: string): string {
  const { tag, uhrzeit } = ortszeitAus(new Date(zeitpunkt));
  return `${formatTag(tag)}, ${uhrzeit} Uhr`;
}

export function verbindungStand({ beendet, fehlerhaft, gesendetAm }: Partnerverbindung) {
  if (beendet !== null)
    return {
      tone: 'neutral',
      text: beendet.von === 'betrieb' ? 'Beendet' : 'Vom Betreiber beendet',
    } as const;
  if (fehlerhaft > 0)
    return {
      tone: 'warning',
      text: `${formatMenge(fehlerhaft, 'Liegenschaft', 'Liegenschaften')} nicht übernommen`,
    } as const;
  return gesendetAm === null
    ? ({ tone: 'info', text: 'Verbunden, noch nichts gesendet' } as const)
    : ({ tone: 'success', text: 'Verbunden' } as const);
}

const WAS: Record<VerbindungAbruf['was'], string> = {
  verbunden: 'Verbunden',
  betrieb: 'Angaben zum Betrieb gelesen',
  liegenschaften: 'Liegenschaften gesendet',
  kehrtouren: 'Liste der Kehrtouren gelesen',
  kehrtour: 'Kehrtour mit Antworten gelesen',
  erledigtes: 'Erledigte Arbeiten gelesen',
  beendet: 'Verbindung beendet',
};

/** `Liegenschaften gesendet: 2 neu, 48 unverändert` */
export function abrufText(abruf: VerbindungAbruf): string {
  const zahlen = [
    [abruf.neu, 'neu'],
    [abruf.geaendert, 'geändert'],
    [abruf.unveraendert, 'unverändert'],
    [abruf.fehlerhaft, 'nicht übernommen'],
  ] as const;
  const genannt = zahlen.filter(([zahl]) => zahl > 0).map(([zahl, wort]) => `${zahl} ${wort}`);
  const mal = abruf.mal > 1 ? ` (${abruf.mal} Mal)` : '';
  return `${WAS[abruf.was]}${mal}${genannt.length === 0 ? '' : `: ${genannt.join(', ')}`}`;
}
