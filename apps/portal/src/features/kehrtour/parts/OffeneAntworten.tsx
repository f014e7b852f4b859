import type { Halt } from '@kehrtour/contract/halt';
import { formatMenge, formatTagKurz } from '@kehrtour/domain/format';
import { wartetAufsBuero } from '@kehrtour/domain/kehrtour/antwortzahlen';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useState } from 'react';

import { jetzt } from '../../../shared/heute.ts';
import { antwortStatus, uhr } from '../kehrtour.format.ts';

/** What somebody in the office has to decide: the new first, then who cannot, then who is not sure. */
const RANG: Partial<Record<Termin['status'], number>> = { abgelehnt: 0, unsicher: 1 };

/** Answers that ask for something, before everything else on a round's page; nothing where there is none. */
export function OffeneAntworten({ kehrtourId, halte }: { kehrtourId: string; halte: readonly Halt[] }) {
  const [geoeffnet] = useState(jetzt);
  const offene = halte.flatMap((halt) =>
    halt.termin !== null && wartet(halt.termin, istVorbei(halt, geoeffnet))
      ? [{ ...halt, termin: halt.termin }]
      : [],
  );
  if (offene.length === 0) return null;
  return (
    <div className="mb-6">
      <Card
        title={`Antworten aus ${formatMenge(offene.length, 'Haus warten', 'Häusern warten')} auf Sie`}
        padding="flush"
        actions={
          <Link href={`/termine/antworten?kehrtour=${kehrtourId}`}>Alle Antworten dieser Kehrtour</Link>
        }
      >
        <ul className="divide-y divide-line">
          {offene
            .toSorted((a, b) => rang(a.termin) - rang(b.termin))
            .map((halt) => (
              <Antwort key={halt.id} halt={halt} termin={halt.termin} />
            ))}
        </ul>
      </Card>
    </div>
  );
}

type Termin = NonNullable<Halt['termin']>;

function Antwort({ halt, termin }: { halt: Halt; termin: Termin }) {
  const { tone, text } = antwortStatus(termin.status);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:grid sm:grid-cols-[minmax(0,13rem)_11rem_minmax(0,1fr)_auto] sm:px-6">
      <span className="font-medium break-words">{halt.anschrift}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Status tone={tone} look="bare">
          {text}
        </Status>
        {termin.ungelesen ? <Badge tone="accent">neu</Badge> : null}
      </span>
      <span className="min-w-0 basis-full sm:basis-auto">
        {halt.tag === null || halt.fensterVon === null || halt.fensterBis === null ? null : (
          <span className="block text-sm text-muted tabular-nums">
            {formatTagKurz(halt.tag)}, {uhr(halt.fensterVon)}–{uhr(halt.fensterBis)} Uhr
          </span>
        )}
        {termin.antwort === null ? null : <q className="block break-words">{termin.antwort}</q>}
      </span>
      <Link href={`/termine/${termin.id}`}>Antwort bearbeiten</Link>
    </li>
  );
}

const istVorbei = ({ fensterBis }: Halt, um: Date): boolean =>
  fensterBis !== null && Date.parse(fensterBis) <= um.getTime();
const wartet = ({ status, bittet }: Termin, vorbei: boolean): boolean =>
  wartetAufsBuero(status, bittet, vorbei);

const rang = ({ status, ungelesen }: Termin): number => (ungelesen ? 0 : 10) + (RANG[status] ?? 2);
