import { mailOf, type SystemMail } from '../platform/systemMail.ts';

export function empfaengercodeMail(an: { betrieb: string; code: string; link: string }): SystemMail {
  return mailOf(
    'Rechnungen von Kehrtour an diese Adresse',
    [
      `Guten Tag,`,
      `${an.betrieb} möchte die Rechnungen von Kehrtour an diese Adresse bekommen. Der Code zum Bestätigen: ${an.code.slice(0, 3)} ${an.code.slice(3)}`,
      'Er gilt drei Tage. Geben Sie ihn in den Einstellungen unter „Zahlung“, „Rechnungs-E-Mail“ ein, oder reichen Sie ihn an die Inhaberin oder den Inhaber weiter.',
    ],
    { text: 'Zur Rechnungs-E-Mail', link: an.link },
    'Sie haben damit nichts zu tun? Dann löschen Sie diese Nachricht einfach; ohne den Code geht keine Rechnung an Sie.',
  );
}
