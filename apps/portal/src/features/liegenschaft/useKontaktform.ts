import type { Client } from '@kehrtour/api-client/client';
import { text } from '@kehrtour/contract/gemeinsam';
import { kontaktdaten } from '@kehrtour/contract/kontakt';
import type { Kontakt } from '@kehrtour/contract/kontakt';
import { kontaktAendern, kontaktAnlegen } from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { useState } from 'react';
import * as z from 'zod/mini';

import { type ContractForm, useContractForm } from '../../shared/useContractForm.ts';
import { KONTAKT_LABELS, kontaktdatenAus, NEUER_KONTAKT } from './liegenschaft.form.ts';
import { useHandaenderung } from './useHandaenderung.ts';

/** The server wants the person inside the change, so the form does too: refusals then find their fields. */
const schema = z.object({ kontakt: kontaktdaten, smsNotiz: text(300), sperreNotiz: text(300) });

export type Kontaktform = ContractForm<z.input<typeof schema>>;

/** The form of a contact, new or known; what it sends answers the whole house. */
export function useKontaktform(
  client: Client,
  haus: Liegenschaft,
  kontakt: Kontakt | 'neu',
  onGespeichert: () => void,
): Kontaktform {
  const bearbeite = useHandaenderung(haus.id, haus.version);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useContractForm({
    schema,
    start: {
      kontakt: kontakt === 'neu' ? NEUER_KONTAKT : kontaktdatenAus(kontakt),
      smsNotiz: '',
      sperreNotiz: '',
    },
    labels: KONTAKT_LABELS,
    send: async ({ kontakt: daten, ...notizen }) => {
      await (kontakt === 'neu'
        ? bearbeite(
            (version) =>
              client.call(kontaktAnlegen, {
                params: { id: haus.id },
                body: { kontakt: daten, version },
                idempotencyKey,
              }),
            'Kontakt angelegt',
          )
        : bearbeite(
            (version) =>
              client.call(kontaktAendern, {
                params: { id: haus.id, teilId: kontakt.id },
                body: { kontakt: daten, version, ...notizen },
              }),
            'Kontakt geändert',
          ));
      onGespeichert();
    },
  });
}
