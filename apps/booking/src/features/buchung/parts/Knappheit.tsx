import { formatDauer, formatTagLang } from '@kehrtour/domain/format';
import type { Knappheitsgrund } from '@kehrtour/domain/zeiten/knappheit';
import { LINK_LOOK } from '@kehrtour/ui/look/link';

import type { Ausschnitt, Zeiten } from '../termin.server.ts';

/** The causes in whole sentences; none of them names a person or a number of the company. */
const SAETZE: Record<Knappheitsgrund, (lage: Pick<Zeiten, 'dauerMinuten'>) => string> = {
  auswahl: () => 'Zu anderen Zeiten haben wir noch etwas frei.',
  horizont: () => 'Weiter im Voraus können Sie online nicht buchen.',
  geschlossen: () => 'In dieser Zeit haben wir auch geschlossen.',
  stunden: () => 'An manchen Tagen machen wir keine Besuche dieser Art.',
  dauer: ({ dauerMinuten }) =>
    `Ihr Termin braucht etwa ${formatDauer(dauerMinuten)} am Stück. So lange Lücken haben wir selten.`,
  weg: () => 'An manchen Tagen fahren wir so, dass der Weg zu Ihnen nicht dazwischenpasst.',
  belegt: () => 'Viele Zeiten sind schon vergeben.',
};

/** `Viele Zeiten sind schon vergeben. …`; empty where enough is free. */
export const knappheitssatz = ({ knapp, ...lage }: Pick<Zeiten, 'dauerMinuten' | 'knapp'>): string =>
  (knapp?.gruende ?? []).map((grund) => SAETZE[grund](lage)).join(' ');

interface Props extends Pick<Ausschnitt, 'nur' | 'ab'> {
  zeiten: Zeiten;
  adresse: (mehr: Record<string, string>) => string;
  /** Where a wish can be left. */
  wunsch?: string;
}

/** Why the list is short, and where else one can look. */
export function Knappheit({ zeiten, nur, ab, adresse, wunsch }: Props) {
  const { knapp, weiterAb } = zeiten;
  if (knapp === null) return null;
  const wege = [
    nur === null ? null : { href: adresse(ab ? { ab } : {}), text: 'Alle Zeiten zeigen' },
    ab === null ? null : { href: adresse(nur ? { nur } : {}), text: 'Frühere Tage' },
    weiterAb === null
      ? null
      : { href: adresse({ ...(nur ? { nur } : {}), ab: weiterAb }), text: 'Spätere Tage' },
    wunsch === undefined ? null : { href: wunsch, text: 'Terminwunsch senden' },
  ].filter((weg) => weg !== null);
  return (
    <section className="rounded-lg border-2 border-info-line bg-info-soft px-4 py-3">
      <p>
        <strong>Bis {formatTagLang(knapp.bis)} ist wenig frei.</strong> {knappheitssatz(zeiten)}
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {wege.map(({ href, text }) => (
          <li key={text}>
            <a href={href} className={`${LINK_LOOK} inline-flex min-h-12 items-center`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
