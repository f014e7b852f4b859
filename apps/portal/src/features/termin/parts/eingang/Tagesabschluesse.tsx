import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import {
  type Tagesabschluss,
  tagesabschluesseHolen,
  tagesabschlussZuruecknehmen,
} from '@kehrtour/contract/tagesabschluss';
import { formatMenge, formatZeitpunkt } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { terminStatus } from '../../termin.format.ts';
import { Eingangsliste } from './Eingangsliste.tsx';

/** Who has ended the day, with what was still open; one press opens it again. Nothing while all are on their way. */
export function Tagesabschluesse({ client }: { client: Client }) {
  const { data } = useQuery(abfrage(client, tagesabschluesseHolen, {}));
  if (data === undefined || data.abschluesse.length === 0) return null;
  return (
    <Eingangsliste
      id="tagesabschluesse"
      label="Abgeschlossene Tage"
      titel={formatMenge(data.abschluesse.length, 'Tag ist abgeschlossen', 'Tage sind abgeschlossen')}
      ton="accent"
      eintraege={data.abschluesse}
      keyOf={({ id }) => id}
    >
      {(abschluss) => <Zeile client={client} abschluss={abschluss} />}
    </Eingangsliste>
  );
}

function Zeile({ client, abschluss }: { client: Client; abschluss: Tagesabschluss }) {
  const { name, am, besuche } = abschluss;
  const zurueck = useZuruecknehmen(client, abschluss);
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-3">
      <div className="min-w-0 grow basis-80">
        <p className="font-semibold">
          {name}, {formatZeitpunkt(new Date(am))}
        </p>
        {besuche.length === 0 ? (
          <p className="text-muted">Alle Besuche hatten ein Ergebnis.</p>
        ) : (
          <ul className="flex flex-wrap gap-x-4">
            {besuche.map(({ terminId, anschrift, nach }) => (
              <li key={terminId}>
                <Link href={`/termine/${terminId}`}>{anschrift}</Link>
                <span className="text-muted"> {terminStatus(nach).text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button size="small" disabled={zurueck.isPending} onPress={() => zurueck.mutate()}>
        Tag wieder öffnen
      </Button>
    </div>
  );
}

function useZuruecknehmen(client: Client, { id, name }: Tagesabschluss) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.call(tagesabschlussZuruecknehmen, { params: { id } }),
    onSuccess: ({ bleiben }) =>
      showToast(
        bleiben.length === 0
          ? `Der Tag von ${name} ist wieder offen`
          : `Der Tag von ${name} ist wieder offen. ${formatMenge(bleiben.length, 'Besuch bleibt', 'Besuche bleiben')}, wie ${bleiben.length === 1 ? 'er ist' : 'sie sind'}: Dort weiß man es schon.`,
        { tone: bleiben.length === 0 ? 'success' : 'warning' },
      ),
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
    onSettled: () => outdateConcepts(cache, 'rueckmeldungen', 'termine', 'kehrtouren', 'liegenschaften'),
  });
}
