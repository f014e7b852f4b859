import type { Hausseite } from '@kehrtour/contract/doppelt';
import { formatMenge } from '@kehrtour/domain/format';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { useNarrow } from '@kehrtour/ui/layout/useNarrow';
import { type ReactNode, useRef } from 'react';

/** What both have, line by line, so that a difference is seen at once. */
const ZEILEN: readonly (readonly [string, (seite: Hausseite) => ReactNode])[] = [
  ['Anschrift', (seite) => <Link href={`/liegenschaften/${seite.id}`}>{seite.anschrift}</Link>],
  ['Ort', ({ ortszeile }) => ortszeile],
  ['Kontakte', ({ kontakte }) => kontakte.join(', ') || 'keine'],
  [
    'Aufgaben',
    ({ aufgabenOffen: offen, aufgabenErledigt: erledigt }) => `${offen} offen, ${erledigt} erledigt`,
  ],
  [
    'Termine',
    ({ termine, kommende }) => (kommende === 0 ? termine : `${termine}, davon ${kommende} zugesagt`),
  ],
  [
    'Im Haus',
    ({ einheiten, anlagen, schluessel }) =>
      `${formatMenge(einheiten, 'Einheit', 'Einheiten')}, ${formatMenge(anlagen, 'Anlage', 'Anlagen')}, ${formatMenge(schluessel, 'Schlüssel', 'Schlüssel')}`,
  ],
  [
    'Herkunft',
    ({ ausImport, kennung }) =>
      ausImport ? (kennung === '' ? 'eingelesen' : `eingelesen als ${kennung}`) : 'von Hand',
  ],
];

type Seiten = { bleibt: Hausseite; geht: Hausseite };

/** Below this width a column holds only a few letters of a name; then both values stand below each other. */
const NEBENEINANDER_AB = 560;

export function Seitenvergleich(seiten: Seiten) {
  const box = useRef<HTMLDivElement>(null);
  const schmal = useNarrow(box, NEBENEINANDER_AB);
  return <div ref={box}>{schmal ? <Untereinander {...seiten} /> : <Nebeneinander {...seiten} />}</div>;
}

function Untereinander({ bleibt, geht }: Seiten) {
  return (
    <dl className="divide-y divide-line">
      {ZEILEN.map(([name, wert]) => (
        <div key={name} className="py-3 first:pt-0 last:pb-0">
          <dt className="text-sm text-muted">{name}</dt>
          {[
            { wo: 'Bleibt', seite: bleibt },
            { wo: 'Geht auf', seite: geht },
          ].map(({ wo, seite }) => (
            <dd key={wo} className="mt-1 grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-x-3">
              <span className="text-sm font-semibold">{wo}</span>
              <span className="wrap-break-word hyphens-auto">{wert(seite)}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Nebeneinander({ bleibt, geht }: Seiten) {
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <thead>
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="w-24 py-2 pr-2 text-sm font-normal text-muted sm:w-32">
            Angabe
          </th>
          <th scope="col" className="px-3 py-2 font-semibold">
            Bleibt
          </th>
          <th scope="col" className="px-3 py-2 font-semibold">
            Geht darin auf
          </th>
        </tr>
      </thead>
      <tbody>
        {ZEILEN.map(([name, wert]) => (
          <tr key={name} className="border-b border-line align-top last:border-b-0">
            <th scope="row" className="py-2 pr-2 text-sm font-normal break-words text-muted hyphens-auto">
              {name}
            </th>
            {[bleibt, geht].map((seite) => (
              <td key={seite.id} className="px-3 py-2 break-words hyphens-auto">
                {wert(seite)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
