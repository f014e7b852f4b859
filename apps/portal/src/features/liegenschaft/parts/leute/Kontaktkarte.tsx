import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import type { Kontakt } from '@kehrtour/contract/kontakt';
import { kontaktAnlegen, kontaktLoeschen } from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import { kontaktdatenAus } from '../../liegenschaft.form.ts';
import { kontaktName } from '../../liegenschaft.format.ts';
import { useEinwilligung } from '../../useEinwilligung.ts';
import { useHandaenderung } from '../../useHandaenderung.ts';
import { Teilkarte } from '../haus/Teilkarte.tsx';
import { Zeilenmenue } from '../haus/Zeilenmenue.tsx';
import type { Auskunftsperson } from './Auskunftsdialog.tsx';
import { Kontaktdialog } from './Kontaktdialog.tsx';
import { Kontaktperson } from './Kontaktperson.tsx';

const Auskunftsdialog = lazyPart(async () => (await import('./Auskunftsdialog.tsx')).Auskunftsdialog);

const FruehereLeute = lazyPart(async () => (await import('./FruehereLeute.tsx')).FruehereLeute);

const Einwilligungsdialog = lazyPart(
  async () => (await import('./Einwilligungsdialog.tsx')).Einwilligungsdialog,
);

export type KontaktkarteProps = { client: Client; haus: Liegenschaft; aenderbar: boolean };

/** The people of a house with the ways to reach them. */
export function Kontaktkarte({ client, haus, aenderbar }: KontaktkarteProps) {
  const [dialog, setDialog] = useState<Kontakt | 'neu' | null>(null);
  const [auskunft, setAuskunft] = useState<Auskunftsperson | null>(null);
  const einwilligung = useEinwilligung(client, haus.id);
  const entferne = useEntfernen(client, haus.id);
  return (
    <Teilkarte
      title="Kontakte"
      anlegen="Kontakt anlegen"
      onAnlegen={aenderbar ? () => setDialog('neu') : undefined}
    >
      {haus.kontakte.length === 0 ? (
        <p className="text-muted">Noch niemand. Zettel gehen dann „An die Bewohner“.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {haus.kontakte.map((kontakt) => (
            <li key={kontakt.id} className="flex items-start gap-3 py-4 first:pt-0 last:pb-0">
              <Kontaktperson kontakt={kontakt} haus={haus} />
              {aenderbar ? (
                <Zeilenmenue
                  name={kontaktName(kontakt)}
                  weiteres={[
                    ...einwilligung.eintraege(kontakt),
                    {
                      label: 'Auskunft nach Art. 15 DSGVO …',
                      onPress: () => setAuskunft({ teilId: kontakt.id, name: kontaktName(kontakt) }),
                    },
                  ]}
                  onAendern={() => setDialog(kontakt)}
                  onLoeschen={() => void entferne(kontakt)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {aenderbar ? <FruehereLeute client={client} liegenschaftId={haus.id} onAuskunft={setAuskunft} /> : null}
      {dialog === null ? null : (
        <Kontaktdialog client={client} haus={haus} kontakt={dialog} onClose={() => setDialog(null)} />
      )}
      {auskunft === null ? null : (
        <Auskunftsdialog
          client={client}
          liegenschaftId={haus.id}
          person={auskunft}
          onClose={() => setAuskunft(null)}
        />
      )}
      {einwilligung.gefragt === null ? null : (
        <Einwilligungsdialog
          client={client}
          liegenschaftId={haus.id}
          {...einwilligung.gefragt}
          onClose={einwilligung.schliesse}
        />
      )}
    </Teilkarte>
  );
}

/** Takes somebody off the house; the toast puts her back as she was. */
function useEntfernen(client: Client, id: string) {
  const bearbeite = useHandaenderung(id);
  const fehler = (error: unknown) => showToast(sentenceOf(error), { tone: 'danger' });
  return async (kontakt: Kontakt): Promise<void> => {
    const name = kontaktName(kontakt);
    const zurueck = () =>
      bearbeite(
        (version) =>
          client.call(kontaktAnlegen, {
            params: { id },
            body: { version, kontakt: kontaktdatenAus(kontakt) },
            idempotencyKey: crypto.randomUUID(),
          }),
        `${name} ist wieder da`,
      ).catch(fehler);
    try {
      await bearbeite(() => client.call(kontaktLoeschen, { params: { id, teilId: kontakt.id } }));
      showToast(`${name} entfernt`, { onUndo: () => void zurueck() });
    } catch (error) {
      fehler(error);
    }
  };
}
