import type { KundenTermin } from '@kehrtour/contract/ankuendigung';
import type { Rueckmeldungsart } from '@kehrtour/domain/termin/rueckmeldungsart';
import {
  ANGESAGTE,
  ENTTAEUSCHENDE,
  istEinerVon,
  istHinfaellig,
  type TerminStatus,
} from '@kehrtour/domain/termin/termin';
import type { Tone } from '@kehrtour/ui/look/tone';

/** How the page names the present state: what is so, and what happens next. */
export interface Standworte {
  tone: Tone;
  zeichen: 'haken' | 'uhr' | 'hinweis' | 'kreuz';
  titel: string;
  text: string;
}

type Eintrag = Omit<Standworte, 'tone' | 'zeichen'>;

const JA_FORMEN: Partial<Record<Rueckmeldungsart, Eintrag>> = {
  daheim: {
    titel: 'Danke, Sie sind da.',
    text: 'Wir kommen zur angegebenen Zeit. Sie müssen nichts weiter tun.',
  },
  schluesselNachbar: {
    titel: 'Danke, wir holen den Schlüssel.',
    text: 'Bitte sagen Sie dort Bescheid, dass wir kommen. Wir kommen zur angegebenen Zeit.',
  },
  alternative: {
    titel: 'Danke, Ihr neuer Termin steht fest.',
    text: 'Es gilt jetzt die Zeit oben auf dieser Seite. Die Zeit auf Ihrem Zettel oder in unserer letzten Nachricht gilt nicht mehr; einen neuen Zettel bekommen Sie nicht.',
  },
};

const NEIN_FORMEN: Partial<Record<Rueckmeldungsart, Eintrag>> = {
  wunsch: {
    titel: 'Danke, Ihr Wunsch ist bei uns.',
    text: 'Wir prüfen, ob es so geht, und melden uns bei Ihnen. Zum bisherigen Termin kommen wir nicht.',
  },
  passtNicht: {
    titel: 'Danke für Ihre Nachricht.',
    text: 'Wir suchen eine andere Zeit und melden uns bei Ihnen. Zum bisherigen Termin kommen wir nicht.',
  },
  nichtsMehr: {
    titel: 'Danke, wir prüfen das.',
    text: 'Zum Termin kommen wir nicht, und bis wir es geprüft haben, bekommen Sie keinen neuen Zettel. Haben wir noch eine Frage, melden wir uns.',
  },
};

const FRAGE: Standworte = {
  tone: 'info',
  zeichen: 'hinweis',
  titel: 'Ihre Frage ist angekommen.',
  text: 'Wir melden uns bei Ihnen. Am Termin ändert sich dadurch nichts.',
};

const BEANTWORTET: Standworte = {
  tone: 'info',
  zeichen: 'haken',
  titel: 'Ihre Frage ist beantwortet.',
  text: 'Unsere Antwort steht unten. Am Termin ändert sich dadurch nichts.',
};

/** Every state that says something by itself; the customer's own answer may say it better. */
const STANDE: Partial<Record<TerminStatus, Standworte>> = {
  bestaetigt: {
    tone: 'success',
    zeichen: 'haken',
    titel: 'Ihr Termin ist bestätigt.',
    text: 'Wir kommen zur angegebenen Zeit.',
  },
  abgelehnt: {
    tone: 'warning',
    zeichen: 'uhr',
    titel: 'Dieser Termin passt Ihnen nicht.',
    text: 'Wir suchen eine andere Zeit und melden uns bei Ihnen.',
  },
  unsicher: {
    tone: 'info',
    zeichen: 'hinweis',
    titel: 'Danke. Sie wissen es noch nicht.',
    text: 'Wir halten den Termin vorerst frei. Bitte antworten Sie hier, sobald Sie es wissen, oder rufen Sie an.',
  },
};

const VORBEI: Partial<Record<TerminStatus, Standworte>> = {
  abgesagt: {
    tone: 'danger',
    zeichen: 'kreuz',
    titel: 'Dieser Termin fällt aus.',
    text: 'Wir melden uns mit einem neuen Vorschlag.',
  },
  verschoben: {
    tone: 'warning',
    zeichen: 'uhr',
    titel: 'Dieser Termin wurde verlegt.',
    text: 'Bitte sehen Sie auf Ihrem neuen Zettel oder in Ihrer neuen E-Mail nach.',
  },
  erledigt: {
    tone: 'success',
    zeichen: 'haken',
    titel: 'Dieser Besuch hat stattgefunden.',
    text: 'Vielen Dank.',
  },
  nichtAngetroffen: {
    tone: 'warning',
    zeichen: 'uhr',
    titel: 'Wir haben Sie nicht angetroffen.',
    text: 'Wir melden uns mit einem neuen Termin.',
  },
  zutrittVerweigert: {
    tone: 'danger',
    zeichen: 'kreuz',
    titel: 'Dieser Besuch konnte nicht stattfinden.',
    text: 'Bitte rufen Sie uns an.',
  },
};

/** The resident's word counts more than the owner's, who reads here that it was heard all the same. */
const UEBERSTIMMT: Eintrag = {
  titel: 'Danke. Es gilt, was uns im Haus gesagt wurde.',
  text: 'Wer dort wohnt, hat uns schon geantwortet. Ihre Antwort liest unser Büro auch.',
};

/** Nobody was met, and that counts for nothing. */
const NICHT_ZUR_ZEIT: Eintrag = {
  titel: 'Dieser Besuch kam nicht zustande.',
  text: 'Sie haben dadurch keinen Nachteil. Wir melden uns mit einem neuen Termin.',
};
const BESTRITTEN: Eintrag = {
  titel: 'Danke, das haben wir notiert.',
  text: 'Sie haben dadurch keinen Nachteil. Unser Büro sieht nach, was geschehen ist, und meldet sich mit einem neuen Termin.',
};

/** Where the company takes bookings, nobody has to wait for it. */
const SELBST = ' Sie können auch selbst einen vereinbaren.';

/** What is over: on which day it was done, or whether the wish was kept. */
function vorbeiWorte(
  { status, ohneNachweis, gemerkterWunsch, letzteAntwort }: KundenTermin,
  erledigtAm: string | null,
): Standworte | null {
  const vorbei = VORBEI[status];
  if (!vorbei) return null;
  if (status === 'abgesagt' && letzteAntwort?.art === 'nichtsMehr')
    return {
      tone: 'info',
      zeichen: 'haken',
      titel: 'Wir kommen nicht mehr.',
      text: 'Bei Ihnen gibt es nichts mehr zu kehren. Stimmt das nicht, rufen Sie uns bitte an.',
    };
  if (ohneNachweis) return { ...vorbei, ...(letzteAntwort?.art === 'warDa' ? BESTRITTEN : NICHT_ZUR_ZEIT) };
  if (status === 'erledigt' && erledigtAm !== null) return { ...vorbei, titel: `Erledigt am ${erledigtAm}.` };
  if (gemerkterWunsch !== '')
    return {
      tone: 'info',
      zeichen: 'haken',
      titel: 'Ihr Wunsch ist vorgemerkt.',
      text: `Zum bisherigen Termin kommen wir nicht. Den nächsten Vorschlag richten wir nach Ihrem Wunsch: „${gemerkterWunsch}“.`,
    };
  return vorbei;
}

/** What stands in the box above the facts; null while everything is open and nothing was said yet. */
export function standworte(termin: KundenTermin, erledigtAm: string | null = null): Standworte | null {
  const { status, letzteAntwort, erwiderung, ueberstimmt } = termin;
  const vorbei = vorbeiWorte(termin, erledigtAm);
  if (vorbei)
    return status === 'nichtAngetroffen' && termin.unternehmen.bucht
      ? { ...vorbei, text: `${vorbei.text}${SELBST}` }
      : vorbei;
  const art = letzteAntwort?.art;
  if (art === 'frage') return erwiderung === null ? FRAGE : BEANTWORTET;
  const stand = STANDE[status];
  if (!stand) return null;
  if (art === undefined) return stand;
  if (ueberstimmt) return { ...stand, ...UEBERSTIMMT };
  const eigene =
    status === 'bestaetigt' ? JA_FORMEN[art] : status === 'abgelehnt' ? NEIN_FORMEN[art] : undefined;
  return { ...stand, ...eigene };
}

/** We will not come at this time: it is shown struck through. */
export const giltNichtMehr = ({ status }: KundenTermin): boolean => istHinfaellig(status);

/** Nobody comes any more, and the work is still to be done: the next times are offered. */
export const brauchtNeuenTermin = ({ status }: KundenTermin): boolean => istEinerVon(ENTTAEUSCHENDE, status);

/** Worth an entry in a calendar. */
export const stehtAn = ({ status }: KundenTermin): boolean => istEinerVon(ANGESAGTE, status);

/** The customer's own last word, as the page repeats it. */
export const ANTWORTEN: Record<Rueckmeldungsart, string> = {
  daheim: 'Ich bin da',
  schluesselNachbar: 'Der Schlüssel liegt beim Nachbarn',
  alternative: 'Anderer Termin gewählt',
  wunsch: 'Passt nicht, ich habe einen Wunsch',
  unsicher: 'Ich weiß es noch nicht',
  passtNicht: 'Passt nicht',
  nichtsMehr: 'Hier gibt es nichts mehr zu kehren',
  warDa: 'Ich war da',
  frage: 'Frage',
};
