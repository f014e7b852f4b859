import type { Faktorfreigabe } from '@kehrtour/contract/faktorfreigabe';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { FREIGABE_WORTE } from '@kehrtour/domain/unternehmen/faktorfreigabe';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';

/** When the operator was to take somebody's second factor away, and how it ended; nothing where that never was. */
export function Freigaben({ eintraege }: { eintraege: readonly Faktorfreigabe[] }) {
  if (eintraege.length === 0) return null;
  return (
    <Card title="Zurücksetzung des zweiten Faktors">
      <ul className="-my-3 divide-y divide-line">
        {eintraege.map((eintrag) => (
          <Zeile key={eintrag.id} eintrag={eintrag} />
        ))}
      </ul>
    </Card>
  );
}

function Zeile({ eintrag: { email, wer, grund, nachweis, ...eintrag } }: { eintrag: Faktorfreigabe }) {
  const { ende, begonnenAm, wirksamAb, beendetAm } = eintrag;
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold break-words">{email}</span>
        <Status tone={ende === null ? 'warning' : 'neutral'}>{FREIGABE_WORTE[ende ?? 'laeuft']}</Status>
      </span>
      <span className="text-sm break-words text-muted tabular-nums">
        {wer}, Kehrtour-Betrieb, {formatZeitpunkt(new Date(begonnenAm))};{' '}
        {beendetAm === null
          ? `wirksam ab ${formatZeitpunkt(new Date(wirksamAb))}`
          : `beendet ${formatZeitpunkt(new Date(beendetAm))}`}
      </span>
      <span className="break-words">Grund: „{grund}“</span>
      <span className="break-words">Geprüft: „{nachweis}“</span>
    </li>
  );
}
