import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import type { Mangel } from '@kehrtour/contract/mangel';
import { mangelbriefHolen } from '@kehrtour/contract/mangel';
import { formatMenge, formatTag } from '@kehrtour/domain/format';
import { MANGELART_NAMEN, MANGELSTAND_NAMEN } from '@kehrtour/domain/termin/mangel';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';

import { heute } from '../../../shared/heute.ts';
import { mangelspur, MANGELTON } from '../mangel.format.ts';
import { type Mangelneu, useMangeltat } from '../useMangeltat.ts';
import { Fotoreihe } from './Fotoreihe.tsx';
import { Mangeldialog } from './Mangeldialog.tsx';

export type MangelzeileProps = { client: Client; mangel: Mangel; aenderbar: boolean; ohneHaus?: boolean };

/** One defect: where, what, until when, what comes next; and what the office does about it. */
export function Mangelzeile({ client, mangel, aenderbar, ohneHaus = false }: MangelzeileProps) {
  const { art, text, anlage, lage, stand, schritt, frist, behobenAm, fotosUnterwegs } = mangel;
  return (
    <li className="flex flex-col gap-2 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          {ohneHaus ? null : (
            <Link href={`/liegenschaften/${mangel.liegenschaftId}`}>{mangel.anschrift}</Link>
          )}
          <span className="text-sm text-muted">
            {[lage, ...(ohneHaus ? [] : [mangel.ortszeile])].filter(Boolean).join(', ')}
          </span>
        </p>
        <Status tone={MANGELTON[stand]} look="bare">
          {behobenAm === null
            ? `${MANGELSTAND_NAMEN[stand]}, bis ${formatTag(frist)}`
            : `Behoben ${formatTag(behobenAm)}`}
        </Status>
      </div>
      <p className="max-w-prose wrap-anywhere">
        <strong className="font-semibold">{[MANGELART_NAMEN[art], anlage].filter(Boolean).join(', ')}</strong>
        {text === MANGELART_NAMEN[art] ? null : `: ${text}`}
      </p>
      {schritt === '' ? null : <p className="font-medium">{schritt}</p>}
      <p className="text-sm text-muted">
        {mangelspur(mangel)}
        {mangel.terminId === null ? null : (
          <>
            {' · '}
            <Link href={`/termine/${mangel.terminId}`}>Besuch</Link>
          </>
        )}
      </p>
      <Fotoreihe client={client} fotos={mangel.fotos} />
      {fotosUnterwegs === 0 ? null : (
        <p className="text-sm text-muted">
          {formatMenge(fotosUnterwegs, 'Foto liegt', 'Fotos liegen')} noch auf dem Handy.
        </p>
      )}
      {aenderbar ? <Taten client={client} mangel={mangel} /> : null}
    </li>
  );
}

function Taten({ client, mangel }: { client: Client; mangel: Mangel }) {
  const [aendert, setAendert] = useState(false);
  const tat = useMangeltat(client);
  const brief = useMutation({
    mutationFn: () => client.file(mangelbriefHolen, { params: { id: mangel.id } }),
    onSuccess: saveFile,
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
  });
  const setze = (neu: Mangelneu): void => tat.mutate({ mangel, neu });
  const wo = `${mangel.anschrift} ${mangel.lage}`.trim();
  const { briefAm, gemeldetAm, behobenAm } = mangel;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {behobenAm === null ? (
        <>
          <Button
            size="small"
            icon={<FileText aria-hidden className="size-4" />}
            busy={brief.isPending}
            aria-label={`Brief als PDF: ${wo}`}
            onPress={() => brief.mutate()}
          >
            Brief (PDF)
          </Button>
          {briefAm === null ? (
            <Tat
              wort="Brief ist hinaus"
              wo={wo}
              busy={tat.isPending}
              onTat={() => setze({ briefAm: heute() })}
            />
          ) : null}
          {gemeldetAm === null ? (
            <Tat
              wort="Der Behörde gemeldet"
              wo={wo}
              busy={tat.isPending}
              onTat={() => setze({ gemeldetAm: heute() })}
            />
          ) : null}
          <Tat wort="Behoben" wo={wo} busy={tat.isPending} onTat={() => setze({ behobenAm: heute() })} />
          <Tat wort="Ändern" wo={wo} busy={false} onTat={() => setAendert(true)} />
        </>
      ) : (
        <Tat wort="Wieder offen" wo={wo} busy={tat.isPending} onTat={() => setze({ behobenAm: null })} />
      )}
      {aendert ? <Mangeldialog client={client} mangel={mangel} onClose={() => setAendert(false)} /> : null}
    </div>
  );
}

type TatProps = { wort: string; wo: string; busy: boolean; onTat: () => void };
export function Tat({ wort, wo, busy, onTat }: TatProps) {
  return (
    <Button size="small" kind="quiet" disabled={busy} aria-label={`${wort}: ${wo}`} onPress={onTat}>
      {wort}
    </Button>
  );
}
