import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';

import type { Plan } from '../usePlan.ts';

/** What the server asks before it takes an order. */
export function Rueckfrage({ plan }: { plan: Plan }) {
  const zusage = plan.frage?.art === 'zusage';
  return (
    <ConfirmDialog
      title={
        zusage ? 'Eine angekündigte Zeit würde gebrochen' : 'Jemand hat diese Kehrtour inzwischen geändert'
      }
      open={plan.frage !== null}
      confirmLabel={zusage ? 'Trotzdem verschieben' : 'Meine Reihenfolge behalten'}
      cancelLabel={zusage ? 'Zurück in das Fenster' : 'Neuen Stand laden'}
      danger={zusage}
      onConfirm={() => plan.beantworte('meine')}
      onCancel={() => plan.beantworte('verwerfen')}
    >
      <p>
        {zusage
          ? 'Die Kundin oder der Kunde kennt diese Zeit schon und erfährt von der neuen nichts: Angekündigt bleibt die alte. Rufen Sie an, bevor Sie verschieben, oder sagen Sie den Termin danach auf seiner Seite ab.'
          : 'Ihre letzte Änderung ist noch nicht gespeichert. Sie können Ihre Reihenfolge über die andere legen oder den neuen Stand übernehmen.'}
      </p>
    </ConfirmDialog>
  );
}
