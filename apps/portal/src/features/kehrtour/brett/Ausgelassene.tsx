import type { Halt } from '@kehrtour/contract/halt';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { formatDauer, formatMenge, formatTag } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** What one press does for a stop that did not fit: changes decisions and plans again, or leads to where it is decided. */
export type Abhilfe =
  | { art: 'tat'; text: string; vorgaben: Partial<Vorgaben> }
  | { art: 'weg'; text: string; href: string };

export type AusgelasseneProps = {
  halte: readonly Halt[];
  /** What one press would do for a stop; null when nothing is known to help. */
  abhilfeFuer: (halt: Halt) => Abhilfe | null;
  busy: boolean;
  aenderbar: boolean;
  onAbhilfe: (abhilfe: Extract<Abhilfe, { art: 'tat' }>) => void;
  onTrotzdem: (halt: Halt) => void;
  /** What would help all of them at once. */
  auswege?: ReactNode;
};

/** More would push the list of stops off the page. */
const ERSTE = 2;

/** Stops that did not fit: each with its reason and the smallest thing that helps. */
export function Ausgelassene({ halte, auswege, ...props }: AusgelasseneProps) {
  const [alle, setAlle] = useState(false);
  if (halte.length === 0) return null;
  const { gemeinsam, einzeln } = nachUrsache(halte);
  const gezeigt = alle ? einzeln : einzeln.slice(0, ERSTE);
  return (
    <Card title={`${formatMenge(halte.length, 'Haus', 'Häuser')} ohne Platz`} padding="flush">
      {auswege}
      <ul className="divide-y divide-line">
        {gemeinsam.map(([ursache, gruppe]) => (
          <li key={ursache}>
            <details>
              <summary className="min-h-control cursor-pointer px-4 py-3 sm:px-6">
                <span className="font-medium">{formatMenge(gruppe.length, 'Haus', 'Häuser')}: </span>
                {ursache}
              </summary>
              <ul className="divide-y divide-line border-t border-line">
                {gruppe.map((halt) => (
                  <OhnePlatz key={halt.id} halt={halt} {...props} />
                ))}
              </ul>
            </details>
          </li>
        ))}
        {gezeigt.map((halt) => (
          <OhnePlatz key={halt.id} halt={halt} {...props} />
        ))}
      </ul>
      {einzeln.length > ERSTE ? (
        <div className="border-t border-line px-4 py-2 sm:px-6">
          <Button size="small" kind="quiet" onPress={() => setAlle(!alle)}>
            {alle
              ? 'Weniger zeigen'
              : gemeinsam.length > 0
                ? formatMenge(einzeln.length - ERSTE, 'weiteres Haus zeigen', 'weitere Häuser zeigen')
                : `Alle ${einzeln.length} zeigen`}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

/** From so many on, houses of one cause are one line. */
const GEMEINSAM_AB = 3;

/** What lies in the house or in the calendar is the same for many; what lies in the plan is each house's own. */
const IM_PLAN = new Set([
  'von-hand',
  'shift-end',
  'work-time',
  'capacity',
  'window',
  'promise',
  'too-expensive',
]);

function nachUrsache(halte: readonly Halt[]): {
  gemeinsam: [string, Halt[]][];
  einzeln: Halt[];
} {
  const jeUrsache = Map.groupBy(halte, ({ grund, verstoesse }) =>
    grund === null || verstoesse.length > 0 || IM_PLAN.has(grund.code) ? '' : grund.text,
  );
  const gemeinsam = [...jeUrsache].filter(
    ([ursache, gruppe]) => ursache !== '' && gruppe.length >= GEMEINSAM_AB,
  );
  const dabei = new Set(gemeinsam.flatMap(([, gruppe]) => gruppe));
  return { gemeinsam, einzeln: halte.filter((halt) => !dabei.has(halt)) };
}

type OhnePlatzProps = Omit<AusgelasseneProps, 'halte' | 'auswege'> & { halt: Halt };

function OhnePlatz({ halt, abhilfeFuer, busy, aenderbar, onAbhilfe, onTrotzdem }: OhnePlatzProps) {
  const abhilfe = abhilfeFuer(halt);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
      <div className="min-w-0 grow basis-72">
        <p className="font-medium">{halt.anschrift}</p>
        <p className="text-sm text-muted">
          {[halt.name, halt.dauerMinuten > 0 ? formatDauer(halt.dauerMinuten) : '', frist(halt)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-1 text-sm">
          {[halt.grund?.text ?? 'Von Hand ausgelassen.', ...halt.verstoesse.map((satz) => `${satz}.`)].join(
            ' ',
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {abhilfe === null || !aenderbar ? null : abhilfe.art === 'tat' ? (
          <Button size="small" busy={busy} onPress={() => onAbhilfe(abhilfe)}>
            {abhilfe.text}
          </Button>
        ) : (
          <ButtonLink size="small" href={abhilfe.href}>
            {abhilfe.text}
          </ButtonLink>
        )}
        {aenderbar && halt.aufgaben.length > 0 ? (
          <Button size="small" kind="quiet" disabled={busy} onPress={() => onTrotzdem(halt)}>
            Trotzdem einplanen …
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function frist({ aufgaben }: Halt): string {
  const [erste] = aufgaben.map(({ fristBis }) => fristBis).toSorted();
  return erste === undefined ? '' : `Frist bis ${formatTag(erste)}`;
}
