import type { Ordnerdatei } from '@kehrtour/contract/importordner';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';

import { dateiStand, HALT_SATZ, wannText } from '../importordner.format.ts';

/** What lay in a folder lately, and where it went. */
export function Ordnerdateien({ dateien }: { dateien: readonly Ordnerdatei[] }) {
  if (dateien.length === 0) return <p className="text-sm text-muted">Neue Dateien lagen noch keine darin.</p>;
  return (
    <ul aria-label="Dateien aus diesem Ordner" className="divide-y divide-line border-y border-line">
      {dateien.map((datei) => (
        <li key={datei.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
          <Dateizeile datei={datei} />
        </li>
      ))}
    </ul>
  );
}

function Dateizeile({ datei }: { datei: Ordnerdatei }) {
  const { name, am, grund, halt, importauftrag } = datei;
  const { tone, text } = dateiStand(datei);
  const wartet = importauftrag?.status === 'geprueft' || importauftrag?.status === 'hochgeladen';
  const warum = halt !== null && wartet ? HALT_SATZ[halt] : grund;
  return (
    <>
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">{name}</span>
          <Status tone={tone}>{text}</Status>
        </p>
        <p className="text-sm text-muted tabular-nums">{wannText(am)}</p>
        {warum === '' ? null : <p className="text-sm wrap-anywhere">{warum}</p>}
      </div>
      {importauftrag === null || importauftrag.status === 'verworfen' ? null : (
        <ButtonLink size="small" href={`/liegenschaften/import/${importauftrag.id}`}>
          {wartet ? 'Ansehen' : 'Import öffnen'}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      )}
    </>
  );
}
