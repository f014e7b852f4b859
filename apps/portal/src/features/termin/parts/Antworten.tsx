import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { rueckmeldungGelesen } from '@kehrtour/contract/termin';
import type { Termin } from '@kehrtour/contract/termin';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { KONTAKTROLLEN_NAMEN } from '@kehrtour/domain/kontakt';
import type { Kontaktrolle } from '@kehrtour/domain/kontakt';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { antwortText } from '../termin.format.ts';

/** What came back from the customer, the newest first. */
export function Antworten({ client, termin }: { client: Client; termin: Termin }) {
  const cache = useQueryClient();
  const gelesen = useMutation({
    mutationFn: () => client.call(rueckmeldungGelesen, { params: { id: termin.id } }),
    onError: (error) => showToast(faultsOf(error, {})[0]?.text ?? '', { tone: 'danger' }),
    onSettled: () => outdateConcepts(cache, 'termine', 'rueckmeldungen'),
  });
  if (termin.rueckmeldungen.length === 0) {
    return (
      <p className="text-muted">
        Noch keine Antwort.
        {termin.antwortBis === null
          ? ''
          : ` Online antworten geht bis ${formatZeitpunkt(new Date(termin.antwortBis))}.`}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {termin.rueckmeldungen.map((rueckmeldung) => (
          <li key={rueckmeldung.id}>
            <Antwort rueckmeldung={rueckmeldung} />
          </li>
        ))}
      </ul>
      {termin.ungelesen > 0 ? (
        <div>
          <Button busy={gelesen.isPending} onPress={() => gelesen.mutate()}>
            Als gelesen merken
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Antwort({ rueckmeldung }: { rueckmeldung: Termin['rueckmeldungen'][number] }) {
  const { tone, text } = antwortText(rueckmeldung.art);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Status tone={tone}>{text}</Status>
        {rueckmeldung.gelesen ? null : <Badge tone="accent">neu</Badge>}
        <span className="text-sm text-muted tabular-nums">
          {wer(rueckmeldung.von)}
          {formatZeitpunkt(new Date(rueckmeldung.am))}
        </span>
      </p>
      {rueckmeldung.text === '' ? null : (
        <p className="mt-1 max-w-prose whitespace-pre-line">{rueckmeldung.text}</p>
      )}
      {rueckmeldung.telefon === '' ? null : (
        <p className="mt-1">
          Rückruf:{' '}
          <Link href={`tel:${rueckmeldung.telefon.replace(/[^\d+]/g, '')}`}>{rueckmeldung.telefon}</Link>
        </p>
      )}
    </>
  );
}

const istRolle = (von: string): von is Kontaktrolle => Object.hasOwn(KONTAKTROLLEN_NAMEN, von);
const wer = (von: string): string => (istRolle(von) ? `${KONTAKTROLLEN_NAMEN[von]}, ` : '');
