/** What the numbers of RFC 3463 say, as the office reads it; the subject and the detail, whatever the class. */
const GRUENDE: Readonly<Record<string, string>> = {
  '1.1': 'Diese Mailadresse gibt es nicht.',
  '1.2': 'Die Domain dieser Mailadresse gibt es nicht.',
  '1.3': 'Diese Mailadresse ist nicht richtig geschrieben.',
  '1.6': 'Das Postfach ist umgezogen und hat keine neue Adresse hinterlassen.',
  '1.10': 'Die Domain dieser Mailadresse nimmt keine Mails an.',
  '2.1': 'Das Postfach ist abgeschaltet.',
  '2.2': 'Das Postfach ist voll.',
  '2.3': 'Die Mail war dem Postfach zu groß.',
  '4.1': 'Der Mailserver des Empfängers war tagelang nicht zu erreichen.',
  '4.4': 'Die Domain dieser Mailadresse gibt es nicht.',
  '4.7': 'Der Mailserver des Empfängers war tagelang nicht zu erreichen.',
};
/** Where only the subject is known. */
const THEMEN: Readonly<Record<string, string>> = {
  '1': 'Diese Mailadresse gibt es nicht.',
  '2': 'Das Postfach nimmt keine Mails an.',
  '4': 'Der Mailserver des Empfängers war nicht zu erreichen.',
  '7': 'Der Mailserver des Empfängers hat die Mail abgelehnt.',
};
const SONST = 'Der Mailserver des Empfängers hat die Mail zurückgeschickt.';

/** Why a mail came back, from the field `Status` of its report (`5.1.1`, `4.4.7 (delivery time expired)`). */
export function ruecklaufgrund(status: string): string {
  const [, thema = '', genau = ''] = /^[245][.](\d{1,3})[.](\d{1,3})(?!\d)/.exec(status.trim()) ?? [];
  return GRUENDE[`${thema}.${genau}`] ?? THEMEN[thema] ?? SONST;
}
