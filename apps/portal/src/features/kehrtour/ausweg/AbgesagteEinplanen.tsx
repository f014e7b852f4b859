import type { Halt } from '@kehrtour/contract/halt';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';

export type AbgesagteEinplanenProps = {
  /** The stops without a place. */
  halte: readonly Halt[];
  busy: boolean;
  onSuche: () => void;
};

/** Whoever was called off gets no place by itself: somebody looks for one, and sees who is written to before it holds. */
export function AbgesagteEinplanen({ halte, busy, onSuche }: AbgesagteEinplanenProps) {
  const anzahl = halte.filter(
    ({ grund, termin, sperre }) =>
      sperre.ausgelassen !== true && (grund?.code === 'abgesagt' || termin?.status === 'abgesagt'),
  ).length;
  if (anzahl === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
      <p className="min-w-0 grow basis-72 text-sm">
        {formatMenge(anzahl, 'Haus ist', 'Häuser sind')} abgesagt und {anzahl === 1 ? 'bleibt' : 'bleiben'}{' '}
        ohne Platz, bis Sie einen suchen. Wer schon einen Termin hat, behält ihn.
      </p>
      <Button size="small" disabled={busy} onPress={onSuche}>
        Abgesagte einplanen
      </Button>
    </div>
  );
}
