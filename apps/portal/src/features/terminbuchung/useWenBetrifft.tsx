import type { BetroffenerTermin } from '@kehrtour/contract/gebiet';
import { formatMenge } from '@kehrtour/domain/format';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { BetroffeneListe } from './parts/BetroffeneListe.tsx';

type Frage = { termine: readonly BetroffenerTermin[]; tat: string; folge: string };

export type WenBetrifft = {
  /** Asks the server whom a change concerns, then the person, if it concerns anybody. @returns whether to go on */
  darf: (
    vorschau: () => Promise<{ termine: readonly BetroffenerTermin[] }>,
    worte: {
      /** Name of the deed on the button: "Trotzdem entfernen". */
      tat: string;
      /** What becomes of the appointments, in a sentence or two. */
      folge?: string;
    },
  ) => Promise<boolean>;
  dialog: ReactNode;
};

export const TERMINE_BLEIBEN =
  'Diese Termine bleiben stehen, bis Sie sie verlegen oder absagen. Die Kundinnen und Kunden erfahren von der Änderung nichts.';

/** „Wen betrifft das?“ before a change that touches appointments somebody counts on. */
export function useWenBetrifft(): WenBetrifft {
  const [frage, setFrage] = useState<Frage | null>(null);
  const antworte = useRef<(ja: boolean) => void>(() => undefined);

  async function darf(...[vorschau, { tat, folge = TERMINE_BLEIBEN }]: Parameters<WenBetrifft['darf']>) {
    const { termine } = await vorschau();
    if (termine.length === 0) return true;
    return new Promise<boolean>((resolve) => {
      antworte.current = resolve;
      setFrage({ termine, tat, folge });
    });
  }

  function schliesse(ja: boolean) {
    setFrage(null);
    antworte.current(ja);
  }

  const dialog =
    frage === null ? null : (
      <ConfirmDialog
        open
        title={`Das betrifft ${formatMenge(frage.termine.length, 'Termin', 'Termine')}`}
        confirmLabel={frage.tat}
        onConfirm={() => schliesse(true)}
        onCancel={() => schliesse(false)}
      >
        <div className="flex flex-col gap-4">
          <p>{frage.folge}</p>
          <BetroffeneListe termine={frage.termine} />
        </div>
      </ConfirmDialog>
    );
  return { darf, dialog };
}
