import type { Schliesstag } from '@kehrtour/contract/schliesstag';
import { formatDatum, formatTagLang } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';

export type EigeneSchliesstageProps = {
  eintraege: readonly Schliesstag[];
  onNeu: () => void;
  onAendere: (eintrag: Schliesstag) => void;
  onLoesche: (eintrag: Schliesstag) => void;
};

/** What the company adds to the holidays: its own, and those of its place. */
export function EigeneSchliesstage(props: EigeneSchliesstageProps) {
  const { eintraege, onNeu, onAendere, onLoesche } = props;
  return (
    <Card
      title="Eigene Schließtage"
      actions={
        <Button kind="primary" onPress={onNeu}>
          Tage eintragen
        </Button>
      }
    >
      {eintraege.length === 0 ? (
        <EmptyState title="Noch keine eigenen Schließtage">
          Tragen Sie Betriebsferien und örtliche Feiertage ein, an denen Sie keine Termine annehmen.
        </EmptyState>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {eintraege.map((eintrag) => (
            <li key={eintrag.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <div className="min-w-0 grow basis-72">
                <p className="font-semibold">{eintrag.name}</p>
                <p className="text-sm text-muted">{spanneInWorten(eintrag)}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button kind="quiet" aria-label={`${eintrag.name} ändern`} onPress={() => onAendere(eintrag)}>
                  Ändern
                </Button>
                <Button
                  kind="quiet"
                  aria-label={`${eintrag.name} entfernen`}
                  onPress={() => onLoesche(eintrag)}
                >
                  Entfernen
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function spanneInWorten({ von, bis }: { von: string; bis: string }): string {
  return von === bis ? formatTagLang(von) : `${formatDatum(von)} bis ${formatDatum(bis)}`;
}
