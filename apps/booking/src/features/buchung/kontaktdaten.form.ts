import { buchungskontakt, NOTIZ_ZEICHEN_MAX } from '@kehrtour/contract/buchung';
import { formatAnzahl } from '@kehrtour/domain/format';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';

import { type Einwilligungstext, feldZu } from './einwilligung.ts';
import { feld } from './ergebnis.ts';
import type { Kontakt } from './stand.ts';

/** More than that is no note but an attack on the address line that carries it. */
const GEMERKT_MAX = 6_000;

const LEER = {
  vorname: 'Bitte geben Sie Ihren Vornamen ein.',
  nachname: 'Bitte geben Sie Ihren Nachnamen ein.',
  email: 'Bitte geben Sie Ihre E-Mail-Adresse ein. Dorthin schicken wir die Bestätigung.',
};

export function kontaktAus(form: FormData): Kontakt {
  const zeile = (name: string): string => feld(form, name).replaceAll('\n', ' ');
  return {
    vorname: zeile('vorname'),
    nachname: zeile('nachname'),
    // `name @ beispiel.de`, `mailto:name@beispiel.de`
    email: zeile('email')
      .replace(/^mailto:/i, '')
      .replaceAll(/\s+/g, ''),
    telefon: zeile('telefon'),
    notiz: feld(form, 'notiz').slice(0, GEMERKT_MAX),
  };
}

/** Everything that is missing or wrong, in the order of the page. */
export function kontaktmaengel(
  kontakt: Kontakt,
  einwilligungen: readonly Einwilligungstext[],
  form: FormData,
): FieldFault[] {
  const { telefon, notiz, ...person } = kontakt;
  const fehlend = (['vorname', 'nachname', 'email'] as const)
    .filter((name) => person[name] === '')
    .map((name) => ({ fieldId: name, text: LEER[name] }));
  const gelesen = buchungskontakt.safeParse({ ...person, ...(telefon ? { telefon } : {}) });
  const falsch = (gelesen.error?.issues ?? [])
    .map(({ path, message }) => ({ fieldId: String(path[0]), message }))
    .filter(({ fieldId }) => !fehlend.some((mangel) => mangel.fieldId === fieldId))
    .map(({ fieldId, message }) => ({ fieldId, text: falschText(fieldId, message) }));
  return [
    ...fehlend,
    ...falsch,
    ...(notiz.length > NOTIZ_ZEICHEN_MAX ? [{ fieldId: 'notiz', text: notizText(notiz) }] : []),
    ...einwilligungen
      .filter((eine) => feld(form, feldZu(eine)) === '')
      .map((eine) => ({ fieldId: feldZu(eine), text: EINWILLIGUNG_FEHLT[eine.art] })),
  ];
}

export const EINWILLIGUNG_FEHLT: Record<Einwilligungstext['art'], string> = {
  datenschutz: 'Bitte bestätigen Sie die Hinweise zum Datenschutz.',
  widerrufsbelehrung: 'Bitte bestätigen Sie, dass Sie die Widerrufsbelehrung gelesen haben.',
  sofortbeginn: 'Bitte bestätigen Sie, dass wir vor Ende der Widerrufsfrist kommen dürfen.',
};

function falschText(fieldId: string, message: string): string {
  if (fieldId === 'email') return 'Die E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de';
  if (fieldId === 'telefon') return `Die Telefonnummer ${message}.`;
  return `Ihr ${fieldId === 'vorname' ? 'Vorname' : 'Nachname'} ${message}.`;
}

const notizText = (notiz: string): string =>
  `Ihre Nachricht hat ${formatAnzahl(notiz.length)} Zeichen, ${formatAnzahl(NOTIZ_ZEICHEN_MAX)} gehen. Bitte kürzen Sie sie oder rufen Sie uns an.`;
