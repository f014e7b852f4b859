import type { AbrufGrund, KalenderAbo, KalenderHinweis } from '@kehrtour/contract/kalender';
import { formatMenge, formatTagKurz } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tone } from '@kehrtour/ui/look/tone';

/** Why a calendar could not be read, and what helps. */
export const GRUND_SATZ: Record<AbrufGrund, string> = {
  'adresse-gesperrt':
    'Diese Adresse führt in ein internes Netz. Bitte nehmen Sie die öffentliche Adresse des Kalenders.',
  'nicht-erreichbar': 'Der andere Server ist nicht erreichbar. Bitte prüfen Sie die Adresse.',
  'zu-langsam': 'Der andere Server hat nicht rechtzeitig geantwortet.',
  umleitung:
    'Die Adresse leitet auf eine andere um. Bitte tragen Sie die neue Adresse ein, so wie sie Ihr Kalender zeigt.',
  'anmeldung-falsch': 'Benutzer oder Passwort stimmen nicht, oder der Kalender ist nicht freigegeben.',
  'nicht-gefunden': 'Unter dieser Adresse gibt es keinen Kalender mehr.',
  'server-fehler': 'Der andere Server meldet einen Fehler.',
  'kein-kalender': 'Unter dieser Adresse liegt kein Kalender, den wir lesen können (ICS oder CalDAV).',
  unvollstaendig: 'Der Kalender kam nur zum Teil an: Sein Ende fehlt.',
  'zu-gross': 'Der Kalender ist zu groß: mehr als 10 MB oder eine Million Zeilen.',
  'zu-aufwendig': 'Der Kalender hat so viele Einträge und Serien, dass wir ihn nicht ganz lesen können.',
};

const NEU_EINTRAGEN =
  'Für eine andere Adresse oder Anmeldung entfernen Sie diesen Kalender und fügen ihn neu hinzu.';
const VON_SELBST = 'Wir versuchen es von selbst wieder. Sie müssen nichts tun.';
const WENIGER = 'Geben Sie dort einen Kalender frei, in dem weniger steht, und fügen Sie ihn hier hinzu.';
/** The way out of it. */
export const AUSWEG: Record<AbrufGrund, string> = {
  'adresse-gesperrt': NEU_EINTRAGEN,
  'nicht-erreichbar': NEU_EINTRAGEN,
  'zu-langsam': VON_SELBST,
  umleitung: NEU_EINTRAGEN,
  'anmeldung-falsch': NEU_EINTRAGEN,
  'nicht-gefunden': NEU_EINTRAGEN,
  'server-fehler': VON_SELBST,
  'kein-kalender': NEU_EINTRAGEN,
  unvollstaendig: VON_SELBST,
  'zu-gross': WENIGER,
  'zu-aufwendig': WENIGER,
};

export const HINWEIS_SATZ: Record<KalenderHinweis, string> = {
  'zu-viele-wiederholungen': 'Eine Serie wiederholt sich so oft, dass wir sie nicht ganz gelesen haben.',
  'zu-viele-zeiten':
    'In diesem Kalender stehen mehr als 5.000 belegte Zeiten. Darum gelten auch die kürzesten Lücken zwischen ihnen als belegt.',
  'unlesbare-eintraege':
    'Einzelne Einträge waren nicht ganz lesbar. Was wir von ihrer Zeit wissen, gilt als belegt. Bitte sehen Sie dort nach.',
  'unbekannte-zeitzone': 'Eine Zeitzone kennen wir nicht. Ihre Zeiten gelten als deutsche Zeit.',
  'ausnahme-ohne-serie':
    'Ein verschobener Termin passt zu keinem Tag seiner Serie. Er gilt als belegt, und die Serie auch.',
};

/** State of a subscribed calendar as word and tone. */
export function aboStand({ laeuft, fehler, gelesenAm, konflikte }: KalenderAbo): {
  tone: Tone;
  text: string;
} {
  if (laeuft) return { tone: 'info', text: gelesenAm === null ? 'Wird gelesen' : 'Wird aktualisiert' };
  if (fehler !== null) return { tone: 'danger', text: 'Nicht gelesen' };
  if (konflikte.length > 0) return { tone: 'warning', text: 'Überschneidung' };
  return { tone: 'success', text: 'Verbunden' };
}

export const zeitenText = (zeiten: number): string =>
  zeiten === 0
    ? 'Keine belegte Zeit in den nächsten 12 Monaten'
    : `${formatMenge(zeiten, 'belegte Zeit', 'belegte Zeiten')} in den nächsten 12 Monaten`;

/** `Mi, 03.02., 09:30–10:00 Uhr`; over several days both ends are named. */
export function spanneText({ von, bis }: { von: string; bis: string }): string {
  const [beginn, ende] = [ortszeitAus(new Date(von)), ortszeitAus(new Date(bis))];
  const ab = `${formatTagKurz(beginn.tag)}, ${beginn.uhrzeit}`;
  return beginn.tag === ende.tag
    ? `${ab}–${ende.uhrzeit} Uhr`
    : `${ab} bis ${formatTagKurz(ende.tag)}, ${ende.uhrzeit} Uhr`;
}

/** `heute, 08:12 Uhr` or the day with the time. */
export function wannText(zeitpunkt: string, jetzt: Date): string {
  const { tag, uhrzeit } = ortszeitAus(new Date(zeitpunkt));
  return tag === ortszeitAus(jetzt).tag ? `heute, ${uhrzeit} Uhr` : `${formatTagKurz(tag)}, ${uhrzeit} Uhr`;
}
