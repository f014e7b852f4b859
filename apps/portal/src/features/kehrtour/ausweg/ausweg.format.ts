import type { Halt } from '@kehrtour/contract/halt';
import type { AuswegProbe } from '@kehrtour/contract/kehrtourauswege';
import { formatAufzaehlung, formatDauer, formatMenge, formatTagKurz } from '@kehrtour/domain/format';
import type { Ausweg } from '@kehrtour/domain/kehrtour/kehrtour';

import { minutenText } from '../kehrtour.format.ts';

const namen = ({ personen }: AuswegProbe): string => formatAufzaehlung(personen.map(({ name }) => name));

/** What is done, as a heading. */
export function auswegTitel(ausweg: AuswegProbe): string {
  switch (ausweg.art) {
    case 'tagDazu':
      return `Noch einen Tag: ${ausweg.tag === null ? '' : formatTagKurz(ausweg.tag)}`;
    case 'ueberstunden':
      return 'Überstunden';
    case 'mitarbeiterDazu':
      return `Noch jemand: ${namen(ausweg)}`;
  }
}

/** Who it concerns. */
export function auswegWer(ausweg: AuswegProbe): string {
  switch (ausweg.art) {
    case 'tagDazu':
      return `${namen(ausweg)} ${ausweg.personen.length === 1 ? 'fährt' : 'fahren'}`;
    case 'ueberstunden':
      return formatAufzaehlung(
        ausweg.personen.map(
          ({ name, ueberstundenMinuten }) => `${name} bis ${formatDauer(ueberstundenMinuten)} am Tag`,
        ),
      );
    case 'mitarbeiterDazu':
      return 'ist an diesen Tagen frei';
  }
}

/** How many of the houses find their place. */
export const auswegBringt = ({ passen }: AuswegProbe, von: number): string =>
  passen >= von
    ? von === 1
      ? 'das Haus passt'
      : `alle ${von} Häuser passen`
    : `${passen} von ${von} Häusern passen`;

/** Minutes and kilometres beside the plan as it is. */
export function auswegPreis({ arbeitSekunden, fahrtSekunden, meter }: AuswegProbe): string {
  const arbeit =
    arbeitSekunden < 30 ? 'keine Arbeitszeit mehr' : `${minutenText(arbeitSekunden)} mehr Arbeitszeit`;
  const fahrt =
    fahrtSekunden >= 30
      ? `davon ${minutenText(fahrtSekunden)} Fahrt`
      : fahrtSekunden <= -30
        ? `${minutenText(-fahrtSekunden)} weniger Fahrt`
        : 'gleich viel Fahrt';
  const km = Math.round(Math.abs(meter) / 1000);
  const strecke = km === 0 ? '' : `, ${km} km ${meter > 0 ? 'mehr' : 'weniger'}`;
  return `Etwa ${arbeit}, ${fahrt}${strecke}`;
}

/** What one press was, for the line that takes it back. */
export const auswegGetan = (ausweg: AuswegProbe): string => {
  switch (ausweg.art) {
    case 'tagDazu':
      return `${ausweg.tag === null ? 'Ein Tag' : formatTagKurz(ausweg.tag)} ist dazugekommen.`;
    case 'ueberstunden':
      return `Überstunden sind erlaubt: ${auswegWer(ausweg)}.`;
    case 'mitarbeiterDazu':
      return `${namen(ausweg)} fährt mit.`;
  }
};

/** Why one of them is not offered. */
const KEIN_AUSWEG: Readonly<Record<Ausweg, string>> = {
  tagDazu: 'kein weiterer Tag der nächsten vier Wochen nimmt eines auf',
  ueberstunden: 'Überstunden helfen nicht oder überschritten zehn Stunden am Tag (§ 3 ArbZG)',
  mitarbeiterDazu: 'niemand sonst ist frei und darf diese Arbeit',
};

/** Left out because the work may not be done yet: no person and no hour changes that. */
const NOCH_NICHT_BEGONNEN = new Set(['spaeter-faellig', 'before-release-day']);

/** No plan looks for a place for these: neither another person nor another hour would find one. */
const NICHT_GESUCHT = new Set([
  'abgesagt',
  'passt-nicht',
  'von-hand',
  'ohne-taetigkeiten',
  'nichts-offen',
  'andere-taetigkeit',
  'in-anderer-kehrtour',
  'schon-gebucht',
]);

/** Which ways out were looked at in vain, said only of houses to which that applies; '' where there is nothing to say. */
export function vergeblichText(fehlen: readonly Ausweg[], ausgelassen: readonly Halt[]): string {
  const zaehle = (codes: ReadonlySet<string>): number =>
    ausgelassen.filter(({ grund }) => codes.has(grund?.code ?? 'von-hand')).length;
  const spaeter = zaehle(NOCH_NICHT_BEGONNEN);
  const sonst = spaeter + zaehle(NICHT_GESUCHT);
  const warten =
    spaeter === 0
      ? ''
      : `Bei ${formatMenge(spaeter, 'Haus', 'Häusern')} beginnt die Frist erst nach den gewählten Tagen: Hier hilft nur ein späterer Tag.`;
  if (fehlen.length === 0 || sonst === ausgelassen.length) return warten;
  const gruende = formatAufzaehlung(fehlen.map((art) => KEIN_AUSWEG[art]));
  const fuer = sonst === 0 ? '' : ' für die übrigen';
  return [warten, `Geprüft und${fuer} nicht möglich: ${gruende}.`].filter(Boolean).join(' ');
}
