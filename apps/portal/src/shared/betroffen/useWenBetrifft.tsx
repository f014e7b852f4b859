import { formatAufzaehlung, formatMenge } from '@kehrtour/domain/format';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { BetroffeneListe } from './BetroffeneListe.tsx';
import { type Betroffene, Weiteres } from './Weiteres.tsx';

export type Worte = {
  /** Name of the deed on the button: "Trotzdem entfernen". */
  tat: string;
  /** What becomes of what is listed, a sentence or several. */
  folge?: string | readonly string[];
  /** Where the open work can be looked at. */
  haeuserHref?: string;
};

type Frage = { wen: Betroffene } & Worte;

export type WenBetrifft = {
  /** Asks the server whom a change concerns, then the person, if it concerns anybody. @returns whether to go on */
  darf: (vorschau: () => Promise<Betroffene>, worte: Worte) => Promise<boolean>;
  dialog: ReactNode;
};

export const TERMINE_BLEIBEN =
  'Diese Termine bleiben stehen, bis Sie sie verlegen oder absagen. Die Kundinnen und Kunden erfahren von der Änderung nichts.';

/** „Wen betrifft das?“ before a change that touches what somebody counts on. */
export function useWenBetrifft(): WenBetrifft {
  const [frage, setFrage] = useState<Frage | null>(null);
  const antworte = useRef<(ja: boolean) => void>(() => undefined);

  async function darf(...[vorschau, worte]: Parameters<WenBetrifft['darf']>) {
    const wen = await vorschau();
    if (mengen(wen).length === 0) return true;
    return new Promise<boolean>((resolve) => {
      antworte.current = resolve;
      setFrage({ wen, ...worte });
    });
  }

  function schliesse(ja: boolean) {
    setFrage(null);
    antworte.current(ja);
  }

  const dialog = frage === null ? null : <Rueckfrage frage={frage} onAntwort={schliesse} />;
  return { darf, dialog };
}

function Rueckfrage({ frage, onAntwort }: { frage: Frage; onAntwort: (ja: boolean) => void }) {
  const { wen, tat, folge = TERMINE_BLEIBEN, haeuserHref } = frage;
  const saetze = typeof folge === 'string' ? [folge] : folge;
  return (
    <ConfirmDialog
      open
      title={`Das betrifft ${formatAufzaehlung(mengen(wen))}`}
      confirmLabel={tat}
      onConfirm={() => onAntwort(true)}
      onCancel={() => onAntwort(false)}
    >
      <div className="flex flex-col gap-4">
        {saetze.map((satz) => (
          <p key={satz}>{satz}</p>
        ))}
        <Weiteres wen={wen} haeuserHref={haeuserHref} />
        <BetroffeneListe termine={wen.termine} />
      </div>
    </ConfirmDialog>
  );
}

/** What there is, each with its word; empty when it concerns nobody. */
function mengen({ termine, aufgaben = 0, kehrtouren = [] }: Betroffene): string[] {
  return [
    ...(aufgaben === 0 ? [] : [formatMenge(aufgaben, 'offene Aufgabe', 'offene Aufgaben')]),
    ...(kehrtouren.length === 0 ? [] : [formatMenge(kehrtouren.length, 'Kehrtour', 'Kehrtouren')]),
    ...(termine.length === 0 ? [] : [formatMenge(termine.length, 'Termin', 'Termine')]),
  ];
}
