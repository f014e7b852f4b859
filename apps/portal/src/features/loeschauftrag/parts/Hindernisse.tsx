import type { Loeschauftrag } from '@kehrtour/contract/loeschauftrag';
import { formatMenge } from '@kehrtour/domain/format';
import type { Loeschhindernis } from '@kehrtour/domain/unternehmen/loeschauftrag';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

type Weg = { text: (anzahl: number) => string; href: string; wohin: string };
const WEGE: Readonly<Record<Loeschhindernis, Weg>> = {
  termine: {
    text: (anzahl) =>
      `${formatMenge(anzahl, 'Termin ist', 'Termine sind')} noch zugesagt. Sagen Sie ab; Ihre Kundschaft erfährt es dann.`,
    href: '/termine',
    wohin: 'Zu den Terminen',
  },
  kehrtour: {
    text: (anzahl) => `${formatMenge(anzahl, 'Kehrtour ist', 'Kehrtouren sind')} unterwegs.`,
    href: '/kehrtouren',
    wohin: 'Zu den Kehrtouren',
  },
  tarif: {
    text: () => 'Ihr Tarif läuft noch. Beenden Sie ihn; dann endet er mit dem Monat.',
    href: '/konto/einstellungen/zahlung',
    wohin: 'Zu Tarif und Zahlung',
  },
  rechnung: {
    text: () => 'Die letzte Rechnung steht noch aus; das erledigt der Betreiber.',
    href: '/konto/rechnung',
    wohin: 'Zu den Rechnungen',
  },
};

export type HindernisseProps = { hindernisse: Loeschauftrag['hindernisse']; titel: string };

/** What stands in the way, each with the way there. */
export function Hindernisse({ hindernisse, titel }: HindernisseProps) {
  if (hindernisse.length === 0) return null;
  return (
    <Notice tone="warning" title={titel}>
      <ul className="list-disc space-y-1 pl-5">
        {hindernisse.map(({ art, anzahl }) => (
          <li key={art}>
            {WEGE[art].text(anzahl)} <Link href={WEGE[art].href}>{WEGE[art].wohin}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
