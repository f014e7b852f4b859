import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { rueckmeldungGelesen } from '@kehrtour/contract/termin';
import type { Termin } from '@kehrtour/contract/termin';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { KONTAKTROLLEN_NAMEN } from '@kehrtour/domain/liegenschaft/kontakt';
import type { Kontaktrolle } from '@kehrtour/domain/liegenschaft/kontakt';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { jetzt } from '../../../../shared/heute.ts';
import { antwortText, ortText } from '../../termin.format.ts';

const FrageDialog = lazyPart(async () => (await import('../antwort/FrageDialog.tsx')).FrageDialog);

/** What came back from the customer, the newest first. */
export function Antworten({ client, termin }: { client: Client; termin: Termin }) {
  const cache = useQueryClient();
  const gelesen = useMutation({
    mutationFn: () => client.call(rueckmeldungGelesen, { params: { id: termin.id } }),
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
    onSettled: () => outdateConcepts(cache, 'termine', 'rueckmeldungen'),
  });
  if (termin.rueckmeldungen.length === 0) {
    return (
      <p className="text-muted">
        Noch keine Antwort.
        {termin.antwortBis === null
          ? ''
          : ` Online antworten ${Date.parse(termin.antwortBis) < jetzt().getTime() ? 'ging' : 'geht'} bis ${formatZeitpunkt(new Date(termin.antwortBis))}.`}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {termin.rueckmeldungen.map((rueckmeldung) => (
          <li key={rueckmeldung.id}>
            <Antwort client={client} rueckmeldung={rueckmeldung} termin={termin} />
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

type AntwortProps = { client: Client; rueckmeldung: Termin['rueckmeldungen'][number]; termin: Termin };

function Antwort({ client, rueckmeldung, termin }: AntwortProps) {
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
      {rueckmeldung.art === 'frage' ? (
        <Erwiderung client={client} frage={rueckmeldung} termin={termin} />
      ) : null}
    </>
  );
}

/** A question with the answer of the office, or the button that asks for one. */
function Erwiderung({
  client,
  frage,
  termin,
}: {
  client: Client;
  frage: AntwortProps['rueckmeldung'];
  termin: Termin;
}) {
  const [offen, setOffen] = useState(false);
  if (frage.erwiderung !== '')
    return (
      <p className="mt-1 max-w-prose border-l-4 border-success pl-3 whitespace-pre-line">
        <span className="sr-only">Unsere Antwort: </span>
        {frage.erwiderung}
      </p>
    );
  return (
    <div className="mt-2">
      <Button size="small" onPress={() => setOffen(true)}>
        Frage beantworten
      </Button>
      {offen ? (
        <FrageDialog
          client={client}
          frageId={frage.id}
          frage={frage.text}
          wo={ortText(termin)}
          liegenschaftId={termin.liegenschaftId}
          onClose={() => setOffen(false)}
        />
      ) : null}
    </div>
  );
}

const istRolle = (von: string): von is Kontaktrolle => Object.hasOwn(KONTAKTROLLEN_NAMEN, von);
const wer = (von: string): string => (istRolle(von) ? `${KONTAKTROLLEN_NAMEN[von]}, ` : '');
