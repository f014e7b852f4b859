import type { Client } from '@kehrtour/api-client/client';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';

const Lagedialog = lazyPart(async () => (await import('../lage/Lagedialog.tsx')).Lagedialog);

export type VerortungProps = {
  client: Client;
  /** The house that is put on the map now. */
  haus: LiegenschaftPunkt | null;
  /** In the order of the list. */
  haeuser: readonly LiegenschaftPunkt[];
  nachbarn: readonly LiegenschaftPunkt[];
  onHaus: (haus: LiegenschaftPunkt | null) => void;
};

/** Houses without a place on the map get one, one after the other. */
export function Verortung({ client, haus, haeuser, nachbarn, onHaus }: VerortungProps) {
  if (haus === null) return null;
  return (
    <Lagedialog
      key={haus.id}
      client={client}
      id={haus.id}
      nachbarn={nachbarn}
      onFertig={() => onHaus(naechstes(haeuser, haus.id))}
      onClose={() => onHaus(null)}
    />
  );
}

/** The next house of the list that nobody has located, so that a street is done in one go. */
function naechstes(haeuser: readonly LiegenschaftPunkt[], id: string): LiegenschaftPunkt | null {
  const offen = haeuser.filter((haus) => haus.lat === null && haus.id !== id);
  const stelle = haeuser.findIndex((haus) => haus.id === id);
  return offen.find((haus) => haeuser.indexOf(haus) > stelle) ?? offen[0] ?? null;
}
