import { buttonLook } from '@kehrtour/ui/look/button';
import { CalendarX, Check, CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';

type Answer = 'yes' | 'no' | 'question';

const ANSWERS = [
  {
    id: 'yes',
    label: 'Ich bin da',
    icon: Check,
    effect:
      'Danke. Der Schornsteinfeger weiß Bescheid, und in seiner Tour steht „bestätigt“. Den Termin gibt es auch als Kalendereintrag.',
  },
  {
    id: 'no',
    label: 'Passt nicht',
    icon: CalendarX,
    effect:
      'Jetzt stehen hier drei andere Termine, die auf dem Weg des Schornsteinfegers liegen. Passt keiner, lässt sich ein Wunsch schreiben.',
  },
  {
    id: 'question',
    label: 'Frage',
    icon: CircleQuestionMark,
    effect:
      'Ein Feld für die Frage, mehr nicht. Sie kommt im Büro an, und der Termin bleibt bis zur Antwort, wie er ist.',
  },
] as const;

/** The customer's page in small: three buttons that say what each would do. Without a script all three say it. */
export function AnswerTrial() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <div data-density="field" className="max-w-2xl rounded-lg border border-line bg-surface">
      <div className="border-b border-line p-6">
        <p className="text-muted">Schornsteinfeger Brandmeier kommt am</p>
        <p className="text-lg font-bold">Donnerstag, 18. März 2027, zwischen 10:00 und 12:00 Uhr</p>
        <p className="text-muted">Kirchgasse 2, Abgaswegüberprüfung, etwa 20 Minuten</p>
      </div>
      <ul className="flex flex-col gap-4 p-6">
        {ANSWERS.map(({ id, label, icon: Icon, effect }) => (
          <li key={id}>
            <button
              type="button"
              aria-expanded={answer === null || answer === id}
              aria-controls={`antwort-${id}`}
              onClick={() => setAnswer(id)}
              className={buttonLook(id === 'yes' ? 'primary' : 'secondary', 'normal', true)}
            >
              <Icon aria-hidden className="size-6" /> {label}
            </button>
            <p
              id={`antwort-${id}`}
              className={`mt-2 text-sm text-muted ${answer !== null && answer !== id ? 'hidden' : ''}`}
            >
              {effect}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
