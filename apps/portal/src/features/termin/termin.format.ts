import type { RueckmeldungArt, TerminAktion, TerminKurz } from '@kehrtour/contract/termin';
import { formatZeitspanne } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';
import { besuchsstand } from '@kehrtour/domain/termin/besuchsausgang';
import { RUECKMELDUNGSART_NAMEN } from '@kehrtour/domain/termin/rueckmeldungsart';
import { jeStand, terminStatusName } from '@kehrtour/domain/termin/termin';
import type { Tone } from '@kehrtour/ui/look/tone';

const tonNach = jeStand<Tone>(
  {
    entwurf: 'neutral',
    steht: 'neutral',
    passtNicht: 'danger',
    aufgehoben: 'danger',
    getan: 'success',
    verhindert: 'danger',
  },
  { angefragt: 'warning', bestaetigt: 'success', unsicher: 'warning', verschoben: 'info' },
);

/** State of an appointment as word and tone. */
export function terminStatus(status: TerminKurz['status']): { tone: Tone; text: string } {
  return { tone: tonNach(status), text: terminStatusName(status) };
}

/** The same of one appointment: whether that nobody opened proves anything. */
export const terminStand = ({ status, ohneNachweis }: Pick<TerminKurz, 'status' | 'ohneNachweis'>) =>
  ohneNachweis
    ? { tone: 'warning' as const, text: besuchsstand({ status, ohneNachweis }) }
    : terminStatus(status);

const ANTWORTTON: Record<RueckmeldungArt, Tone> = {
  daheim: 'success',
  schluesselNachbar: 'success',
  passtNicht: 'danger',
  alternative: 'info',
  wunsch: 'warning',
  unsicher: 'warning',
  nichtsMehr: 'warning',
  warDa: 'warning',
  frage: 'info',
};

export function antwortText(art: RueckmeldungArt): { tone: Tone; text: string } {
  return { tone: ANTWORTTON[art], text: RUECKMELDUNGSART_NAMEN[art] };
}

/** What the office presses, in its own words. */
export const AKTION_NAMEN: Record<TerminAktion, string> = {
  bestaetige: 'Am Telefon bestätigt',
  lehneAb: 'Passt nicht',
  meldeUnsicher: 'Noch unsicher',
  sageAb: 'Absagen',
  erledige: 'Erledigt',
  meldeNichtAngetroffen: 'Nicht angetroffen',
  meldeZutrittVerweigert: 'Zutritt verweigert',
};

/** What happened afterwards, for the toast. */
export const AKTION_GETAN: Record<TerminAktion, string> = {
  bestaetige: 'Als bestätigt vermerkt',
  lehneAb: 'Vermerkt: Der Termin passt nicht',
  meldeUnsicher: 'Als unsicher vermerkt',
  sageAb: 'Termin abgesagt',
  erledige: 'Als erledigt vermerkt',
  meldeNichtAngetroffen: 'Vermerkt: nicht angetroffen',
  meldeZutrittVerweigert: 'Vermerkt: Zutritt verweigert',
};

/** The deed that leads back to a state, where the rules know one. */
export const AKTION_ZURUECK: Partial<Record<TerminKurz['status'], TerminAktion>> = {
  bestaetigt: 'bestaetige',
  abgelehnt: 'lehneAb',
  unsicher: 'meldeUnsicher',
};

const WER: Record<string, string> = { kunde: 'Kundin oder Kunde', system: 'Kehrtour' };
export const werText = (wer: string): string => WER[wer] ?? wer;

/** Local day on which the window opens. */
export function tagVon({ fensterVon }: Pick<TerminKurz, 'fensterVon'>): Tag {
  return ortszeitAus(new Date(fensterVon)).tag;
}

/** `08:00–10:00 Uhr` */
export function fensterText({
  fensterVon,
  fensterBis,
}: Pick<TerminKurz, 'fensterVon' | 'fensterBis'>): string {
  return formatZeitspanne({
    beginn: ortszeitAus(new Date(fensterVon)).uhrzeit,
    ende: ortszeitAus(new Date(fensterBis)).uhrzeit,
  });
}

/** `Hardtstraße 12, 2. OG links` */
export function ortText({ anschrift, lage }: Pick<TerminKurz, 'anschrift' | 'lage'>): string {
  return [anschrift, lage].filter((teil) => teil !== '').join(', ');
}
