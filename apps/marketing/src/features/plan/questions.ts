import { formatAufzaehlung } from '@kehrtour/domain/format';
import { NICHT_ENTHALTEN } from '@kehrtour/domain/unternehmen/tarif';

/** What is asked before buying; the page shows it, and search engines read it beside the page. */
export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Was kostet ein Zettel oder eine Antwort?',
    answer: 'Nichts. Zettel, Mails und Antworten Ihrer Kunden sind im Monatspreis enthalten.',
  },
  {
    question: 'Wem gehören die Daten?',
    answer: 'Ihnen. Ein Import lässt sich als Ganzes zurücknehmen.',
  },
  {
    question: 'Was ist nicht dabei?',
    answer: `Heute nicht: ${formatAufzaehlung(NICHT_ENTHALTEN)}. Bezahlen Sie nur, was es gibt.`,
  },
];
