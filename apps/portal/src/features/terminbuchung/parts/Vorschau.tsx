import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';

/** The booking page as it will stand in the company's own site. */
export function Vorschau({ an, seite }: { an: boolean; seite: string }) {
  return (
    <Card title="So sieht es aus">
      {an ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own booking page; without its origin it could not load its own script
        <iframe
          title="Vorschau Ihrer Buchungsseite"
          src={`${seite}?einbettung=1&origin=${encodeURIComponent(location.origin)}`}
          loading="lazy"
          className="h-[40rem] w-full rounded-lg border border-line bg-[#fff]"
        />
      ) : (
        <EmptyState title="Noch nichts zu sehen">
          Die Vorschau erscheint, sobald Ihre Buchungsseite öffentlich ist.
        </EmptyState>
      )}
    </Card>
  );
}
