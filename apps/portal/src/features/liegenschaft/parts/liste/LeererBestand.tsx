import { IMPORTDATEIEN } from '@kehrtour/domain/importdatei/datei/importformat';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { House } from 'lucide-react';

/** A company without houses: whoever may is led to the import. */
export function LeererBestand({ aenderbar }: { aenderbar: boolean }) {
  return (
    <EmptyState
      title="Noch keine Liegenschaft"
      icon={<House aria-hidden />}
      action={
        aenderbar ? (
          <>
            <ButtonLink kind="primary" href="/liegenschaften/import">
              Datei importieren
            </ButtonLink>
            <ButtonLink href="/liegenschaften/neu">Von Hand anlegen</ButtonLink>
          </>
        ) : undefined
      }
    >
      {aenderbar
        ? `Ziehen Sie den Export Ihrer Bezirkssoftware herein: ${IMPORTDATEIEN.wahl}. Sie sehen vorher, wie er verstanden wird.`
        : 'Sobald eine Kehrtour für Sie geplant ist, stehen ihre Häuser hier.'}
    </EmptyState>
  );
}
