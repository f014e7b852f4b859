import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';

import { type Eintrag, Eintragsliste } from './parts/Eintragsliste.tsx';

export type BereichScreenProps = { eintraege: readonly Eintrag[] };

/** What stands below one heading of the settings. */
export function BereichScreen({ eintraege }: BereichScreenProps) {
  if (eintraege.length === 0)
    return (
      <EmptyState title="Hier ist nichts für Sie einzustellen">
        Das macht in Ihrem Betrieb die Inhaberin oder der Inhaber.
      </EmptyState>
    );
  return (
    <div className="max-w-2xl">
      <Card>
        <Eintragsliste eintraege={eintraege} />
      </Card>
    </div>
  );
}
