import { formatMenge } from '@kehrtour/domain/format';
import type { Kanal } from '@kehrtour/domain/versand/kanal';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';

import {
  type Ansagekosten,
  ansagekostenText,
  kanaeleText,
  unwiderruflichText,
} from '../ankuendigung.format.ts';

export type SendefrageProps = {
  /** One for every household that will be told. */
  kanaele: readonly Kanal[];
  kosten: Ansagekosten;
  open: boolean;
  busy: boolean;
  onSende: () => void;
  onLass: () => void;
};

/** The last question before an announcement goes out: how many, by which ways, and what cannot be taken back. */
export function Sendefrage(props: SendefrageProps) {
  const { kanaele, kosten, open, busy, onSende, onLass } = props;
  return (
    <ConfirmDialog
      title={`${formatMenge(kanaele.length, 'Haushalt', 'Haushalte')} benachrichtigen?`}
      open={open}
      busy={busy}
      confirmLabel={`${formatMenge(kanaele.length, 'Termin', 'Termine')} ankündigen`}
      onConfirm={onSende}
      onCancel={onLass}
    >
      <p>
        {kanaeleText(kanaele)}.{ansagekostenText(kosten)}
      </p>
      <p className="mt-2">
        {unwiderruflichText(kanaele)}
        Zettel und Briefe, die Sie selbst austragen, drucken Sie auf der nächsten Seite. Die angekündigten
        Fenster gelten dann auch, wenn Sie neu planen.
      </p>
    </ConfirmDialog>
  );
}
