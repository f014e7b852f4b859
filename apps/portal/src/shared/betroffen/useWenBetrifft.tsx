import { formatAufzaehlung, formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { BetroffeneListe } from './BetroffeneListe.tsx';
import { TERMINE_BLEIBEN } from './schliessfolgen.ts';
import { type Betroffene, Weiteres } from './Weiteres.tsx';

export type Worte<Wen extends Betroffene = Betroffene> = {
  /** Name of the deed on the button: "Trotzdem entfernen". Null: it cannot be done while there is what is listed. */
  tat: string | null | ((wen: Wen) => string | null);
  /** What becomes of what is listed, a sentence or several; those that depend on whom it concerns as a function of it. */
  folge?: string | readonly string[] | ((wen: Wen) => readonly string[]);
  /** Where the open work can be looked at. */
  haeuserHref?: string;
};

type Frage = { wen: Betroffene; tat: string | null; saetze: readonly string[] } & Pick<Worte, 'haeuserHref'>;

export type WenBetrifft = {
  /** Asks the server whom a change concerns, then the person, if it concerns anybody. @returns whether to go on */
  darf: <Wen extends Betroffene>(vorschau: () => Promise<Wen>, worte: Worte<Wen>) => Promise<boolean>;
  dialog: ReactNode;
};

/** „Wen betrifft das?“ before a change that touches what somebody counts on. */
export function useWenBetrifft(): WenBetrifft {
  const [frage, setFrage] = useState<Frage | null>(null);
  const antworte = useRef<(ja: boolean) => void>(() => undefined);

  async function darf<Wen extends Betroffene>(vorschau: () => Promise<Wen>, worte: Worte<Wen>) {
    const wen = await vorschau();
    if (mengen(wen).length === 0) return true;
    const { tat, folge = TERMINE_BLEIBEN, ...rest } = worte;
    const saetze = typeof folge === 'function' ? folge(wen) : typeof folge === 'string' ? [folge] : folge;
    return new Promise<boolean>((resolve) => {
      antworte.current = resolve;
      setFrage({ wen, tat: typeof tat === 'function' ? tat(wen) : tat, saetze, ...rest });
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
  const { wen, tat, saetze, haeuserHref } = frage;
  const title = `Das betrifft ${formatAufzaehlung(mengen(wen))}`;
  const inhalt = (
    <div className="flex flex-col gap-4">
      {saetze.map((satz) => (
        <p key={satz}>{satz}</p>
      ))}
      <Weiteres wen={wen} haeuserHref={haeuserHref} />
      <BetroffeneListe termine={wen.termine} />
    </div>
  );
  if (tat === null)
    return (
      <Dialog
        open
        title={title}
        onOpenChange={() => onAntwort(false)}
        actions={<Button onPress={() => onAntwort(false)}>Zurück</Button>}
      >
        {inhalt}
      </Dialog>
    );
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={tat}
      onConfirm={() => onAntwort(true)}
      onCancel={() => onAntwort(false)}
    >
      {inhalt}
    </ConfirmDialog>
  );
}

/** What there is, each with its word; empty when it concerns nobody. */
function mengen({ termine, aufgaben = 0, kehrtouren = [], wuensche = 0, seiten = [] }: Betroffene): string[] {
  return [
    ...(aufgaben === 0 ? [] : [formatMenge(aufgaben, 'offene Aufgabe', 'offene Aufgaben')]),
    ...(kehrtouren.length === 0 ? [] : [formatMenge(kehrtouren.length, 'Kehrtour', 'Kehrtouren')]),
    ...(termine.length === 0 ? [] : [formatMenge(termine.length, 'Termin', 'Termine')]),
    ...(wuensche === 0 ? [] : [formatMenge(wuensche, 'offenen Terminwunsch', 'offene Terminwünsche')]),
    ...(seiten.length === 0 ? [] : [formatMenge(seiten.length, 'Internetseite', 'Internetseiten')]),
  ];
}
