import type { Kehrtour, KehrtourKurz } from '@kehrtour/contract/kehrtour';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { formatAufzaehlung, formatDauer, formatTagKurz, formatTagLang } from '@kehrtour/domain/format';
import { kehrtourStatusName } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';
import { besuchsstand } from '@kehrtour/domain/termin/besuchsausgang';
import { jeStand, type TerminStatus } from '@kehrtour/domain/termin/termin';
import type { Tone } from '@kehrtour/ui/look/tone';

const STATUS_TON: Record<Kehrtour['status'], Tone> = {
  entwurf: 'neutral',
  geplant: 'info',
  angekuendigt: 'accent',
  unterwegs: 'warning',
  abgeschlossen: 'success',
  abgesagt: 'danger',
};

/** State of a round as word and tone. */
export function kehrtourMarke(status: Kehrtour['status']): { tone: Tone; text: string } {
  return { tone: STATUS_TON[status], text: kehrtourStatusName(status) };
}

const antwortTon = jeStand<Tone>(
  {
    entwurf: 'neutral',
    steht: 'warning',
    passtNicht: 'danger',
    aufgehoben: 'danger',
    getan: 'success',
    verhindert: 'danger',
  },
  { bestaetigt: 'success', verschoben: 'info' },
);
/** Where the word beside a stop is not the state's name. */
const ANTWORTWORTE: { readonly [Status in TerminStatus]?: string } = {
  entwurf: 'nicht angekündigt',
  angekuendigt: 'offen',
  abgelehnt: 'abgelehnt',
  zutrittVerweigert: 'Zutritt verweigert',
};

/** What the customer answered so far, as word and tone. */
export function antwortStatus(status: TerminStatus, ohneNachweis?: boolean): { tone: Tone; text: string } {
  const name = besuchsstand({ status, ohneNachweis });
  const text =
    (ohneNachweis ? undefined : ANTWORTWORTE[status]) ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return { tone: antwortTon(status), text };
}

export function kehrtourName({ name, nummer }: Pick<KehrtourKurz, 'name' | 'nummer'>): string {
  return name === '' ? `Kehrtour ${nummer}` : name;
}

/** `Dienstag, 4. Mai 2027`, or first and last of several days. */
export function tageText(tage: readonly Tag[]): string {
  const sorted = tage.toSorted();
  const [erster] = sorted;
  const letzter = sorted.at(-1);
  if (erster === undefined || letzter === undefined) return 'noch kein Tag';
  if (sorted.length === 1) return formatTagLang(erster);
  if (sorted.length <= 3) return formatAufzaehlung(sorted.map(formatTagKurz));
  return `${sorted.length} Tage, ${formatTagKurz(erster)} bis ${formatTagKurz(letzter)}`;
}

export const personName = ({ vorname, nachname }: Pick<Mitarbeiter, 'vorname' | 'nachname'>): string =>
  `${vorname} ${nachname}`.trim();

/** `08:20` of an instant, German local time. */
export const uhr = (zeitpunkt: string): string => ortszeitAus(new Date(zeitpunkt)).uhrzeit;

export const minutenText = (sekunden: number): string => formatDauer(Math.round(sekunden / 60));

/** `7:35 Std.`: where there is no room for words. */
export function stundenText(sekunden: number): string {
  const minuten = Math.round(sekunden / 60);
  return `${Math.floor(minuten / 60)}:${String(minuten % 60).padStart(2, '0')} Std.`;
}
