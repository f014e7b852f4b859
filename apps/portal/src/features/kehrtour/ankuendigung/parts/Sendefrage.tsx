import { formatMenge } from '@kehrtour/domain/format';
import type { Kanal } from '@kehrtour/domain/kanal';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';

import { kanaeleText, unwiderruflichText } from '../ankuendigung.format.ts';

export type SendefrageProps = {
  /** One for every household that will be told. */
  kanaele: readonly Kanal[];
  open: boolean;
  busy: boolean;
  onSende: () => void;
  onLass: () => void;
};

/** The last question before an announcement goes out: how many, by which ways, and what cannot be taken back. */
export function Sendefrage({ kanaele, open, busy, onSende, onLass }: SendefrageProps) {
  return (
    <ConfirmDialog
      title={`${formatMenge(kanaele.length, 'Haushalt', 'Haushalte')} benachrichtigen?`}
      open={open}
      busy={busy}
      confirmLabel={`${formatMenge(kanaele.length, 'Termin', 'Termine')} ankündigen`}
      onConfirm={onSende}
      onCancel={onLass}
    >
      <p>{kanaeleText(kanaele)}.</p>
      <p className="mt-2">
        {unwiderruflichText(kanaele)}
        Zettel und Briefe drucken Sie auf der nächsten Seite. Die angekündigten Fenster gelten dann auch, wenn
        Sie neu planen.
      </p>
    </ConfirmDialog>
  );
}
