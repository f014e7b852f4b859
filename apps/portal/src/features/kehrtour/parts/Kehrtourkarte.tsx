import type { KehrtourKurz } from '@kehrtour/contract/kehrtour';
import { formatMenge, formatZeitpunkt } from '@kehrtour/domain/format';
import { istRundeIn, VORBEREITETE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { Trash2 } from 'lucide-react';

import { tageText, kehrtourName, kehrtourMarke } from '../kehrtour.format.ts';
import { schrittAdresse } from '../wizardSchritt.ts';
import { Antwortstand } from './Antwortstand.tsx';

export type KehrtourkarteProps = { kehrtour: KehrtourKurz; onLoesche: () => void };

/** A round in the list: its days, who drives, and how customers answered; a draft leads back into the wizard. */
export function Kehrtourkarte({ kehrtour, onLoesche }: KehrtourkarteProps) {
  const { tone, text } = kehrtourMarke(kehrtour.status);
  const loeschbar =
    kehrtour.status === 'entwurf' || (kehrtour.status === 'geplant' && kehrtour.angekuendigt === 0);
  return (
    <li className="relative flex items-start gap-4 rounded-lg border border-line bg-surface px-4 py-3 hover:border-edge sm:px-6">
      <div className="grid min-w-0 grow gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)] md:items-center">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-base font-bold">
              <Link kind="quiet" href={adresse(kehrtour)}>
                <span aria-hidden className="absolute inset-0" />
                {kehrtourName(kehrtour)}
              </Link>
            </h2>
            <Status tone={tone}>{text}</Status>
          </div>
          <p className="mt-1 text-muted">{tageText(kehrtour.tage)}</p>
        </div>
        <div className="min-w-0 text-sm">
          <p className="truncate">
            {kehrtour.mitarbeiter.length === 0 ? 'noch niemand' : kehrtour.mitarbeiter.join(', ')}
          </p>
          <p className="text-muted tabular-nums">{umfang(kehrtour)}</p>
        </div>
        {kehrtour.angekuendigt > 0 ? (
          <Antwortstand
            angekuendigt={kehrtour.angekuendigt}
            bestaetigt={kehrtour.bestaetigt}
            abgelehnt={kehrtour.abgelehnt}
            erledigt={kehrtour.erledigt}
            ungelesen={kehrtour.ungelesen}
          />
        ) : (
          <p className="text-sm text-muted">Geändert {formatZeitpunkt(new Date(kehrtour.geaendertAm))}</p>
        )}
      </div>
      {/* The columns of all rows stand below each other, whether a row can be deleted or not. */}
      <div className="relative md:min-w-control">
        {loeschbar ? (
          <IconButton
            kind="quiet"
            label={`${kehrtourName(kehrtour)} löschen`}
            icon={<Trash2 aria-hidden className="size-5" />}
            onPress={onLoesche}
          />
        ) : null}
      </div>
    </li>
  );
}

/** A round without stops is empty, chosen but not planned, or nobody knows them yet. */
function umfang({ wirdGerechnet, halte, ausgelassen, gewaehlt }: KehrtourKurz): string {
  if (wirdGerechnet) return 'Wird gerechnet …';
  if (halte === 0 && ausgelassen === 0)
    return gewaehlt === 0 ? 'Noch keine Häuser' : `${formatMenge(gewaehlt, 'Haus', 'Häuser')} gewählt`;
  const ohnePlatz = ausgelassen > 0 ? `, ${ausgelassen} ohne Platz` : '';
  return `${formatMenge(halte, 'Halt', 'Halte')}${ohnePlatz}`;
}

function adresse({ id, status }: KehrtourKurz): string {
  return istRundeIn(VORBEREITETE_RUNDEN, status) ? schrittAdresse('pruefen', id) : `/kehrtouren/${id}`;
}
