import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { kontaktAnlegen, kontaktLoeschen } from '@kehrtour/contract/liegenschaft';
import type { Kontakt, Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { KONTAKTROLLEN_NAMEN } from '@kehrtour/domain/kontakt';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import { Kontaktwege } from '../../../shared/Kontaktwege.tsx';
import { kontaktdatenAus } from '../liegenschaft.form.ts';
import { einheitText, kontaktName } from '../liegenschaft.format.ts';
import { useHandaenderung } from '../useHandaenderung.ts';
import { Kontaktdialog } from './Kontaktdialog.tsx';
import { Teilkarte } from './Teilkarte.tsx';
import { Zeilenmenue } from './Zeilenmenue.tsx';

export type KontaktkarteProps = { client: Client; haus: Liegenschaft; bearbeitet: boolean };

/** The people of a house with the ways to reach them. */
export function Kontaktkarte({ client, haus, bearbeitet }: KontaktkarteProps) {
  const [dialog, setDialog] = useState<Kontakt | 'neu' | null>(null);
  const entferne = useEntfernen(client, haus.id);
  return (
    <Teilkarte
      title="Kontakte"
      anlegen="Kontakt anlegen"
      onAnlegen={bearbeitet ? () => setDialog('neu') : undefined}
    >
      {haus.kontakte.length === 0 ? (
        <p className="text-muted">Noch niemand. Zettel gehen dann „An die Bewohner“.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {haus.kontakte.map((kontakt) => (
            <li key={kontakt.id} className="flex items-start gap-3 py-4 first:pt-0 last:pb-0">
              <Person kontakt={kontakt} haus={haus} />
              {bearbeitet ? (
                <Zeilenmenue
                  name={kontaktName(kontakt)}
                  onBearbeiten={() => setDialog(kontakt)}
                  onEntfernen={() => void entferne(kontakt)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {dialog === null ? null : (
        <Kontaktdialog client={client} haus={haus} kontakt={dialog} onClose={() => setDialog(null)} />
      )}
    </Teilkarte>
  );
}

function Person({ kontakt, haus }: { kontakt: Kontakt; haus: Liegenschaft }) {
  const einheit = haus.einheiten.find(({ id }) => id === kontakt.nutzungseinheitId);
  const eigene = [
    `${kontakt.strasse} ${kontakt.hausnr}`.trim(),
    `${kontakt.plz} ${kontakt.ort}`.trim(),
  ].filter((teil) => teil !== '');
  return (
    <div className="flex min-w-0 grow flex-col gap-1">
      <p>
        <span className="font-semibold">{kontaktName(kontakt)}</span>{' '}
        <span className="text-sm text-muted">
          {KONTAKTROLLEN_NAMEN[kontakt.rolle]}
          {einheit === undefined ? '' : `, ${einheitText(einheit)}`}
        </span>
      </p>
      {eigene.length === 0 ? null : <p className="text-sm text-muted">{eigene.join(', ')}</p>}
      <Kontaktwege {...kontakt} />
      <p className="text-sm text-muted">
        {!kontakt.empfaengtTermin
          ? 'Bekommt keine Terminankündigungen'
          : kontakt.emailFuerTermine
            ? 'Bekommt Termine per E-Mail'
            : 'Bekommt Termine auf Papier'}
      </p>
    </div>
  );
}

/** Takes somebody off the house; the toast puts her back as she was. */
function useEntfernen(client: Client, id: string) {
  const bearbeite = useHandaenderung(id);
  const fehler = (error: unknown) => showToast(faultsOf(error, {})[0]?.text ?? '', { tone: 'danger' });
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
