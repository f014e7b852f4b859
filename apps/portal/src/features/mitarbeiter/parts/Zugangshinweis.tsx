import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { mitarbeiterEinladen, mitarbeiterEinzeln, mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { MITARBEITER_LABELS } from '../mitarbeiter.form.ts';

/** Nobody without an address is invited; whoever has chosen a password needs no invitation. */
export function Zugangshinweis({ client, person }: { client: Client; person: Mitarbeiter }) {
  const cache = useQueryClient();
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const einladung = useMutation({
    mutationFn: () =>
      client.call(mitarbeiterEinladen, {
        params: { id: person.id },
        idempotencyKey,
      }),
    onSuccess: (stand) => {
      // The next click is a new wish for a mail, not a repetition of this one.
      setKey(crypto.randomUUID());
      cache.setQueryData(keyOf(mitarbeiterEinzeln, { params: { id: person.id } }), stand);
      showToast(`Die Einladung an ${stand.email} ist unterwegs`, { tone: 'success' });
      return cache.invalidateQueries({ queryKey: keyOf(mitarbeiterListe, {}) });
    },
  });
  if (!person.aktiv || person.zugang === 'aktiv' || person.zugang === 'gesperrt') return null;
  const eingeladen = person.zugang === 'eingeladen';
  const fault = einladung.error === null ? undefined : sentenceOf(einladung.error, MITARBEITER_LABELS);
  return (
    <div className="max-w-2xl">
      <Notice
        tone={eingeladen ? 'warning' : 'info'}
        title={eingeladen ? 'Eingeladen, aber noch nie angemeldet' : 'Ohne Zugang'}
        {...(person.email === ''
          ? {}
          : {
              action: (
                <Button busy={einladung.isPending} onPress={() => einladung.mutate()}>
                  {eingeladen ? 'Einladung noch einmal schicken' : 'Jetzt einladen'}
                </Button>
              ),
            })}
      >
        <p>
          {person.email === ''
            ? 'Tragen Sie eine E-Mail-Adresse ein und speichern Sie, dann können Sie die Person einladen.'
            : `Die Einladung geht an ${person.email} und gilt sieben Tage.`}
        </p>
        {fault === undefined ? null : <p className="font-semibold text-danger">{fault}</p>}
      </Notice>
    </div>
  );
}
