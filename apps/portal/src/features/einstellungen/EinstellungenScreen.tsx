import { Card } from '@kehrtour/ui/layout/Card.tsx';

import { type Eintrag, Eintragsliste } from './parts/Eintragsliste.tsx';

export type EinstellungenScreenProps = {
  gruppen: readonly { title: string; entries: readonly Eintrag[] }[];
};

/** The settings that this person may open, by what they are about. */
export function EinstellungenScreen({ gruppen }: EinstellungenScreenProps) {
  return (
    <div className="gap-6 lg:columns-2">
      {gruppen.map(({ title, entries }) => (
        <div key={title} className="mb-6 break-inside-avoid">
          <Card title={title}>
            <Eintragsliste eintraege={entries} />
          </Card>
        </div>
      ))}
    </div>
  );
}
