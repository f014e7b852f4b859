import { product } from '@kehrtour/domain/text/product';

import { mailOf, type SystemMail } from '../platform/post/systemMail.ts';

const { operator } = product;

/** Who writes, and how to end it: every mail of the newsletter says both. */
function schluss(abmelden: string): string[] {
  return [
    // The part of the page that a browser without script opens; a mail program's link does without.
    `Newsletter abbestellen: ${abmelden}#abmelden`,
    [operator.name, operator.street, operator.city, operator.mail].filter(Boolean).join(', '),
  ];
}

/** The question that makes the sign-up valid. No word of advertising in it: until the answer nobody has agreed. */
export function bestaetigungMail(links: { bestaetigen: string; abmelden: string }): SystemMail {
  return mailOf(
    'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    [
      'Guten Tag,',
      `für diese Adresse wurde der Newsletter von ${product.name} angefordert. Er kommt erst, wenn Sie das bestätigen. Der Link gilt sieben Tage und nur einmal.`,
    ],
    { text: 'Anmeldung bestätigen', link: links.bestaetigen },
    [
      'Das waren nicht Sie? Dann brauchen Sie nichts zu tun. Ohne Bestätigung löschen wir Ihre Adresse nach sieben Tagen.',
      ...schluss(links.abmelden),
    ],
  );
}

/** To somebody who asked again: the page answers everybody alike, so the mail has to say it. */
export function schonDabeiMail(links: { abmelden: string }): SystemMail {
  return mailOf(
    'Sie bekommen den Newsletter schon',
    [
      'Guten Tag,',
      `diese Adresse steht bereits im Verteiler des Newsletters von ${product.name}. Sie brauchen nichts zu tun.`,
    ],
    undefined,
    schluss(links.abmelden),
  );
}

export function willkommenMail(links: { abmelden: string }): SystemMail {
  return mailOf(
    'Ihre Newsletter-Anmeldung ist bestätigt',
    [
      'Guten Tag,',
      'vielen Dank. Die nächste Ausgabe geht auch an Sie, höchstens einmal im Monat. In jeder steht unten ein Link zum Abbestellen.',
    ],
    undefined,
    schluss(links.abmelden),
  );
}

/** One issue: paragraphs are separated by an empty line. */
export function ausgabeMail(ausgabe: { betreff: string; text: string }, abmelden: string): SystemMail {
  return mailOf(ausgabe.betreff, ausgabe.text.trim().split(/\n\s*\n/), undefined, schluss(abmelden));
}
