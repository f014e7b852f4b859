import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';

/** What drawing around houses has changed. */
export type Gebietswahl = {
  readonly ids: readonly string[];
  /** Taken in, or else left out. */
  readonly dabei: boolean;
};

export type GebietsmeldungProps = {
  wahl: Gebietswahl | undefined;
  onZurueck: (wahl: Gebietswahl) => void;
};

/** Says in words what lay inside of what was drawn, and takes it back: a line is drawn too wide sooner than one looks. */
export function Gebietsmeldung({ wahl, onZurueck }: GebietsmeldungProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3">
      <output className="text-sm">{wahl === undefined ? '' : satz(wahl)}</output>
      {wahl === undefined || wahl.ids.length === 0 ? null : (
        <Button kind="quiet" size="small" onPress={() => onZurueck(wahl)}>
          Rückgängig
        </Button>
      )}
    </div>
  );
}

function satz({ ids, dabei }: Gebietswahl): string {
  if (ids.length === 0) return 'In der Fläche liegt kein Haus aus der Liste.';
  return `${formatMenge(ids.length, 'Haus', 'Häuser')} ${dabei ? 'dazugenommen' : 'herausgenommen'}.`;
}
