import { LINK_LOOK } from '@kehrtour/ui/look/link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const REASONS: readonly { title: string; text: ReactNode; to: string; more: string }[] = [
  {
    title: 'Ein Fenster ist ein Versprechen',
    text: 'Arbeitszeit, Fahrzeit, Puffer und Pause gehen in die Rechnung ein. Was Sie einmal angesagt haben, bleibt beim nächsten Planen stehen. Was nicht passt, wird nicht verschwiegen: Es steht da, mit Grund und Ausweg.',
    to: '/blog/zeitfenster-die-kunden-annehmen',
    more: 'Welche Fenster Kunden annehmen',
  },
  {
    title: 'Der Werktage-Wächter zählt mit',
    text: 'Fünf Werktage vor jeder Feuerstättenschau, mit den Feiertagen Ihres Landes und der Postlaufzeit. Wird es zu knapp, hören Sie es vor dem Drucken, samt dem frühesten Tag, der geht.',
    to: '/blog/fuenf-werktage-vor-der-feuerstaettenschau',
    more: 'Richtig zählen, mit Beispiel',
  },
  {
    title: 'Ihre Reihenfolge gilt',
    text: 'Zwanzig Jahre Ortskenntnis stecken in der Laufnummer. Der Planer behält sie, wenn Sie wollen, und rechnet nur die Zeiten. Oder er zeigt den kürzesten Weg, und Sie vergleichen.',
    to: '/blog/eigene-reihenfolge-oder-kuerzester-weg',
    more: 'Wann welche besser ist',
  },
  {
    title: 'Kunden antworten, ohne anzurufen',
    text: 'Der QR-Code auf dem Zettel öffnet eine Seite mit drei Knöpfen. Kein Konto, keine App. Die Antwort steht in Ihrer Tour, und angebotene Ausweichtermine liegen wirklich auf Ihrem Weg.',
    to: '/produkt/terminbuchung',
    more: 'Die drei Knöpfe ansehen',
  },
];

/** Why somebody would change: four sentences of use, each with the place that proves it. */
export function Reasons() {
  return (
    <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      {REASONS.map(({ title, text, to, more }) => (
        <li key={to} className="border-t-2 border-ink pt-4">
          <h3 className="text-lg font-bold">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
          <p className="mt-3">
            <Link to={to} prefetch="intent" className={LINK_LOOK}>
              {more}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
