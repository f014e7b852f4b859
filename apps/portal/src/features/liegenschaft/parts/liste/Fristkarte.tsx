import type { Fristhaus } from '@kehrtour/contract/aufgabe';
import { formatMenge, formatTag } from '@kehrtour/domain/format';
import { type Fristgruppe, FRISTGRUPPEN_NAMEN } from '@kehrtour/domain/taetigkeit/fristgruppe';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import type { Tone } from '@kehrtour/ui/look/tone';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { Route } from 'lucide-react';
import { useState } from 'react';

const TON: Record<Fristgruppe, Tone> = {
  ueberfaellig: 'danger',
  siebenTage: 'danger',
  vierzehnTage: 'warning',
  dreissigTage: 'warning',
  schauFaellig: 'warning',
  schauMoeglich: 'info',
};

/** More of a group nobody reads at once. */
const ZUERST = 25;

export type FristkarteProps = {
  gruppe: Fristgruppe;
  haeuser: readonly Fristhaus[];
  busy: boolean;
  onLege: (liegenschaftIds: string[]) => void;
};

/** One group of Fristen: its houses, and one press that puts all of them that nobody drives to into the next round. */
export function Fristkarte({ gruppe, haeuser, busy, onLege }: FristkarteProps) {
  const [alle, setAlle] = useState(false);
  const freie = haeuser.filter(({ kehrtour, gebucht }) => kehrtour === null && !gebucht);
  const gezeigt = alle ? haeuser : haeuser.slice(0, ZUERST);
  return (
    <Card
      title={`${FRISTGRUPPEN_NAMEN[gruppe]}: ${formatMenge(haeuser.length, 'Haus', 'Häuser')}`}
      padding="flush"
      actions={
        freie.length === 0 ? null : (
          <Button
            size="small"
            disabled={busy}
            icon={<Route aria-hidden className="size-4" />}
            onPress={() => onLege(freie.map(({ liegenschaftId }) => liegenschaftId))}
          >
            {freie.length === 1
              ? 'In die nächste Kehrtour legen'
              : `${freie.length === haeuser.length ? 'Alle' : 'Die übrigen'} ${freie.length} in die nächste Kehrtour legen`}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {gezeigt.map((haus) => (
          <Zeile key={haus.liegenschaftId} haus={haus} tone={TON[gruppe]} busy={busy} onLege={onLege} />
        ))}
      </ul>
      {gezeigt.length < haeuser.length ? (
        <div className="border-t border-line px-2 py-2">
          <Button kind="quiet" onPress={() => setAlle(true)}>
            {`Alle ${haeuser.length} zeigen`}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

type ZeileProps = Pick<FristkarteProps, 'busy' | 'onLege'> & { haus: Fristhaus; tone: Tone };

function Zeile({ haus, tone, busy, onLege }: ZeileProps) {
  const { liegenschaftId, anschrift, ortszeile, arbeiten, fristBis, minuten, kehrtour, gebucht } = haus;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link href={`/liegenschaften/${liegenschaftId}`}>{anschrift}</Link>
          <span className="text-sm text-muted">{ortszeile}</span>
        </p>
        <p className="text-sm text-muted">{`${arbeiten.join(', ')}, ${minuten} Minuten`}</p>
      </div>
      <Status tone={tone} look="bare">{`bis ${formatTag(fristBis)}`}</Status>
      <div className="flex min-w-40 justify-end max-sm:w-full max-sm:justify-start">
        {kehrtour !== null ? (
          <Link
            href={
              kehrtour.entwurf ? `/kehrtouren/neu/pruefen?tour=${kehrtour.id}` : `/kehrtouren/${kehrtour.id}`
            }
          >{`in „${kehrtour.name}“`}</Link>
        ) : gebucht ? (
          <span className="text-muted">Termin gebucht</span>
        ) : (
          <Button
            size="small"
            kind="quiet"
            disabled={busy}
            aria-label={`In die nächste Kehrtour: ${anschrift}`}
            onPress={() => onLege([liegenschaftId])}
          >
            In die nächste Kehrtour
          </Button>
        )}
      </div>
    </li>
  );
}
