import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { welleBeenden, welleHolen } from '@kehrtour/contract/buchungswelle';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Eingangsliste } from '../eingang/Eingangsliste.tsx';
import { useWellentat } from './useWellentat.ts';
import { Wellenschutz } from './Wellenschutz.tsx';
import { wellentext } from './wellentext.ts';
import { Wellenzeile } from './Wellenzeile.tsx';

/** Many bookings that look invented: what they share, and one press that undoes them. Nothing where there is no wave. */
export function Welle({ client }: { client: Client }) {
  const { data } = useQuery(abfrage(client, welleHolen, {}));
  const { schicke, laeuft } = useWellentat();
  // What is confirmed already needs no answer of the server to stay.
  const [behalten, setBehalten] = useState<ReadonlySet<string>>(new Set());
  // Its end takes the list away; what helps against the next one is offered in its place.
  const [beendetHier, setBeendetHier] = useState(false);
  if (!data?.welle)
    return beendetHier || data?.gehalten ? (
      <Wellenschutz client={client} gehalten={data?.gehalten ?? 0} />
    ) : null;
  const { welle } = data;
  const verdaechtig = welle.buchungen.filter(({ terminId }) => !behalten.has(terminId));
  if (verdaechtig.length === 0) return beendetHier ? <Wellenschutz client={client} /> : null;
  const beende = () =>
    schicke(async () => {
      const buchungen = verdaechtig.map(({ terminId, bestaetigt }) => ({ terminId, bestaetigt }));
      const { beendet, geblieben } = await client.call(welleBeenden, { body: { buchungen } });
      setBeendetHier(true);
      return `${formatMenge(beendet, 'Buchung', 'Buchungen')} beendet${geblieben > 0 ? `, ${geblieben} inzwischen bestätigt und behalten` : ''}`;
    });
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Notice
        tone="danger"
        title="Das sieht nach erfundenen Buchungen aus"
        action={
          <Button kind="danger" busy={laeuft} onPress={() => void beende()}>
            {`Welle beenden (${verdaechtig.length})`}
          </Button>
        }
      >
        <p>{wellentext(welle)}</p>
        <p>
          „Welle beenden“ macht alle rückgängig, die Zeiten sind gleich wieder frei. Eine Mail bekommt nur,
          wer seine Adresse bestätigt hat. Häuser und Kontakte, die dabei entstanden sind, werden nach einem
          Tag gelöscht; bis dahin holen Sie einzelne auf der Seite des Termins zurück.
        </p>
      </Notice>
      <Eingangsliste
        id="welle"
        label="Verdächtige Buchungen"
        titel={formatMenge(verdaechtig.length, 'verdächtige Buchung', 'verdächtige Buchungen')}
        ton="warning"
        eintraege={verdaechtig}
        keyOf={({ terminId }) => terminId}
      >
        {(buchung) => (
          <Wellenzeile
            client={client}
            buchung={buchung}
            onBehalten={() => setBehalten((alt) => new Set([...alt, buchung.terminId]))}
          />
        )}
      </Eingangsliste>
    </div>
  );
}
