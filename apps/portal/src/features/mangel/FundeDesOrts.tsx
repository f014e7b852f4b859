import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { feldfotosHolen } from '@kehrtour/contract/feldfoto';
import { maengelHolen } from '@kehrtour/contract/mangel';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';

import { Auftragszeile } from './parts/Auftragszeile.tsx';
import { Fotoreihe } from './parts/Fotoreihe.tsx';
import { Mangelzeile } from './parts/Mangelzeile.tsx';

/** What was found, ordered and photographed at one visit; nothing where that is nothing. */
export function FundeDesBesuchs({
  client,
  terminId,
  aenderbar,
}: {
  client: Client;
  terminId: string;
  aenderbar: boolean;
}) {
  const fotos = useQuery(abfrage(client, feldfotosHolen, { params: { id: terminId } }));
  // Pictures of a defect stand with it, where the defect is shown.
  const eigene = (fotos.data?.fotos ?? []).filter(({ meldungId }) => meldungId === null || !aenderbar);
  return (
    <>
      {eigene.length === 0 ? null : (
        <Card title="Fotos">
          <Fotoreihe client={client} fotos={eigene} />
        </Card>
      )}
      {aenderbar ? <Funde client={client} wo={{ terminId }} aenderbar /> : null}
    </>
  );
}

/** What is open at one house. */
export function FundeDesHauses({
  client,
  liegenschaftId,
  aenderbar,
}: {
  client: Client;
  liegenschaftId: string;
  aenderbar: boolean;
}) {
  return <Funde client={client} wo={{ liegenschaftId }} aenderbar={aenderbar} />;
}

function Funde({
  client,
  wo,
  aenderbar,
}: {
  client: Client;
  wo: { terminId: string } | { liegenschaftId: string };
  aenderbar: boolean;
}) {
  const { data } = useQuery(abfrage(client, maengelHolen, { query: { stand: 'offen', ...wo } }));
  const { maengel = [], auftraege = [] } = data ?? {};
  if (maengel.length === 0 && auftraege.length === 0) return null;
  return (
    <Card title="Offene Mängel und Aufträge" padding="flush">
      <ul className="divide-y divide-line">
        {maengel.map((mangel) => (
          <Mangelzeile key={mangel.id} client={client} mangel={mangel} aenderbar={aenderbar} ohneHaus />
        ))}
        {auftraege.map((auftrag) => (
          <Auftragszeile key={auftrag.id} client={client} auftrag={auftrag} aenderbar={aenderbar} ohneHaus />
        ))}
      </ul>
    </Card>
  );
}
