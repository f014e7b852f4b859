import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import {
  type Welle as Wellenlage,
  welleBeenden,
  welleHolen,
  wellenbuchungBehalten,
  type Wellenbuchung,
} from '@kehrtour/contract/buchungswelle';
import { formatMenge, formatZeitpunkt } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Eingangsliste } from './Eingangsliste.tsx';
import { Wellenschutz } from './Wellenschutz.tsx';

/** Many bookings that look invented: what they share, and one press that undoes them. Nothing where there is no wave. */
export function Welle({ client }: { client: Client }) {
  const { data } = useQuery(abfrage(client, welleHolen, {}));
  const { schicke, laeuft } = useSchicken();
  // What is confirmed already needs no answer of the server to stay.
  const [behalten, setBehalten] = useState<ReadonlySet<string>>(new Set());
  // Its end takes the list away; what helps against the next one is offered in its place.
  const [beendetHier, setBeendetHier] = useState(false);
  if (!data?.welle) return beendetHier ? <Wellenschutz client={client} /> : null;
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
        <p>{gemeinsamText(welle)}</p>
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
          <Zeile
            client={client}
            buchung={buchung}
            onBehalten={() => setBehalten((alt) => new Set([...alt, buchung.terminId]))}
          />
        )}
      </Eingangsliste>
    </div>
  );
}

function gemeinsamText({
  unbestaetigt,
  hausUnbekannt,
  netze,
  ausEinemNetz,
  ueblichJeTag,
}: Wellenlage): string {
  const ueblich =
    ueblichJeTag < 1
      ? 'üblich ist weniger als eine am Tag'
      : `üblich sind ${Math.round(ueblichJeTag)} am Tag`;
  const teile = [
    `${unbestaetigt} mit unbeantworteter Mail`,
    hausUnbekannt > 0 ? `${hausUnbekannt} für Häuser, die keine Karte kennt` : '',
    netze === 1
      ? 'alle über denselben Internetanschluss'
      : `${ausEinemNetz} über denselben Internetanschluss, ${netze} Anschlüsse in allem`,
  ];
  return `Seit gestern: ${teile.filter(Boolean).join(', ')} (${ueblich}).`;
}

type ZeileProps = { client: Client; buchung: Wellenbuchung; onBehalten: () => void };

function Zeile({ client, buchung, onBehalten }: ZeileProps) {
  const { schicke, laeuft } = useSchicken();
  const behalte = () =>
    schicke(async () => {
      await client.call(wellenbuchungBehalten, { params: { id: buchung.terminId } });
      return 'Der Termin ist zugesagt';
    });
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-3">
      <div className="min-w-0 grow basis-80">
        <p className="font-semibold tabular-nums">{formatZeitpunkt(new Date(buchung.beginn))}</p>
        <p className="wrap-anywhere">
          <Link href={`/termine/${buchung.terminId}`}>{buchung.anschrift || buchung.referenz}</Link>
          {buchung.hausUnbekannt ? ' · Haus unbekannt' : ''}
        </p>
        <p className="wrap-anywhere text-muted">{`${buchung.name} · ${buchung.email}`}</p>
        <p className="text-sm text-muted tabular-nums">
          {buchung.referenz} · gebucht {formatZeitpunkt(new Date(buchung.angelegtAm))}
          {buchung.bestaetigt ? ' · Mail bestätigt' : ' · Mail nicht bestätigt'}
        </p>
      </div>
      <Button
        size="small"
        busy={laeuft}
        aria-label={`Doch behalten: ${buchung.anschrift}`}
        onPress={() => (buchung.bestaetigt ? onBehalten() : void behalte())}
      >
        Doch behalten
      </Button>
    </div>
  );
}

/** Sends, says what came of it, and lets every list that shows bookings follow. */
function useSchicken() {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState(false);
  const schicke = async (call: () => Promise<string>): Promise<void> => {
    setLaeuft(true);
    try {
      showToast(await call(), { tone: 'success' });
    } catch (error) {
      showToast(faultsOf(error, {})[0]?.text ?? '', { tone: 'danger' });
    } finally {
      setLaeuft(false);
      await outdateConcepts(cache, 'buchungen', 'termine');
    }
  };
  return { schicke, laeuft };
}
