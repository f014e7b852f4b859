import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';

import { ENTSCHEIDUNGEN, SCHRITT_NAMEN } from '../../wizardSchritt.ts';
import { entscheidungText } from '../entwurf.format.ts';
import type { Konflikt } from '../useEntwurf.ts';

export type VorgabenkonfliktProps = {
  konflikt: Konflikt | null;
  /** What this page had read before. */
  kehrtour: Kehrtour | undefined;
  mitarbeiter: readonly Mitarbeiter[];
  busy: boolean;
  onBehalte: () => void;
  onUebernimm: () => void;
};

/** Two people decided at the same time: both decisions side by side, and a person chooses. */
export function Vorgabenkonflikt({ konflikt, kehrtour, mitarbeiter, busy, ...props }: VorgabenkonfliktProps) {
  if (konflikt === null || kehrtour === undefined) return null;
  const meine = { ...kehrtour.vorgaben, ...konflikt.meine };
  const verschieden = ENTSCHEIDUNGEN.filter(
    (schritt) => JSON.stringify(meine[schritt]) !== JSON.stringify(konflikt.andere[schritt]),
  );
  return (
    <Dialog
      kind="alert"
      size="large"
      title="Jemand hat diese Kehrtour inzwischen geändert"
      open
      onOpenChange={props.onUebernimm}
      actions={
        <>
          <Button kind="primary" busy={busy} onPress={props.onBehalte}>
            Meine Angaben behalten
          </Button>
          <Button disabled={busy} onPress={props.onUebernimm}>
            Neuen Stand übernehmen
          </Button>
        </>
      }
    >
      <p>Was Sie eben eingegeben haben, ist noch nicht gespeichert. Beides nebeneinander:</p>
      <table className="mt-4 w-full table-fixed text-left">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-2 font-medium">
              Schritt
            </th>
            <th scope="col" className="py-2 font-medium">
              Ihre Eingabe
            </th>
            <th scope="col" className="py-2 font-medium">
              Neuer Stand
            </th>
          </tr>
        </thead>
        <tbody>
          {verschieden.map((schritt) => (
            <tr key={schritt} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 font-medium">
                {SCHRITT_NAMEN[schritt]}
              </th>
              <td className="py-2 pr-3">
                {schritt in konflikt.meine ? entscheidungText(schritt, meine, mitarbeiter) : 'nicht geändert'}
              </td>
              <td className="py-2">{entscheidungText(schritt, konflikt.andere, mitarbeiter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {verschieden.length === 0 ? <p className="mt-2">Beide Fassungen sagen dasselbe.</p> : null}
    </Dialog>
  );
}
