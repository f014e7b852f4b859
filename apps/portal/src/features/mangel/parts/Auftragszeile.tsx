import type { Client } from '@kehrtour/api-client/client';
import type { Auftrag } from '@kehrtour/contract/mangel';
import { formatTag } from '@kehrtour/domain/format';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useState } from 'react';

import { heute } from '../../../shared/heute.ts';
import { auftragsspur } from '../mangel.format.ts';
import { useMangeltat } from '../useMangeltat.ts';
import { Einplandialog } from './Einplandialog.tsx';
import { Tat } from './Mangelzeile.tsx';

export type AuftragszeileProps = {
  client: Client;
  auftrag: Auftrag;
  aenderbar: boolean;
  ohneHaus?: boolean;
};

/** One order from a door: what, for how much, and what became of it. */
export function Auftragszeile({ client, auftrag, aenderbar, ohneHaus = false }: AuftragszeileProps) {
  const [plant, setPlant] = useState(false);
  const tat = useMangeltat(client);
  const { aufgabe, beendetAm, lage } = auftrag;
  const wo = `${auftrag.anschrift} ${lage}`.trim();
  return (
    <li className="flex flex-col gap-2 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          {ohneHaus ? null : (
            <Link href={`/liegenschaften/${auftrag.liegenschaftId}`}>{auftrag.anschrift}</Link>
          )}
          <span className="text-sm text-muted">
            {[lage, ...(ohneHaus ? [] : [auftrag.ortszeile])].filter(Boolean).join(', ')}
          </span>
        </p>
        <Auftragsstand auftrag={auftrag} />
      </div>
      <p className="max-w-prose font-semibold wrap-anywhere">{auftrag.text}</p>
      <p className="text-sm text-muted">{auftragsspur(auftrag)}</p>
      {aenderbar ? (
        <div className="flex flex-wrap gap-2 print:hidden">
          {aufgabe === null && beendetAm === null ? (
            <Tat wort="Als Aufgabe einplanen" wo={wo} busy={tat.isPending} onTat={() => setPlant(true)} />
          ) : null}
          <Tat
            wort={beendetAm === null ? 'Erledigt' : 'Wieder offen'}
            wo={wo}
            busy={tat.isPending}
            onTat={() => tat.mutate({ auftrag, beendetAm: beendetAm === null ? heute() : null })}
          />
        </div>
      ) : null}
      {plant ? <Einplandialog client={client} auftrag={auftrag} onClose={() => setPlant(false)} /> : null}
    </li>
  );
}

function Auftragsstand({ auftrag: { aufgabe, beendetAm } }: { auftrag: Auftrag }) {
  if (beendetAm !== null)
    return (
      <Status tone="success" look="bare">
        {`Beendet ${formatTag(beendetAm)}`}
      </Status>
    );
  if (aufgabe === null)
    return (
      <Status tone="warning" look="bare">
        Noch nicht eingeplant
      </Status>
    );
  return (
    <Status tone={aufgabe.erledigt ? 'success' : 'info'} look="bare">
      {aufgabe.erledigt ? 'Arbeit erledigt' : `Aufgabe: ${aufgabe.bezeichnung}`}
    </Status>
  );
}
