import type { Client } from '@kehrtour/api-client/client';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { VisuallyHidden } from '@kehrtour/ui/layout/VisuallyHidden.tsx';
import { GripVertical } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

import {
  istGleich,
  standVon,
  type Verlegewunsch,
  type WartendeAenderung,
  zielText,
} from '../../verlegeziel.ts';
import type { Griff } from './Griffort.ts';
import { Terminzug } from './Terminzug.ts';
import { istVerlegbar, Verlegegriff } from './Verlegegriff.tsx';
import { zielAus, type Zugort } from './zugziel.ts';

const Buchungsverlegung = lazyPart(async () => (await import('./Buchungsverlegung.tsx')).Buchungsverlegung);
const Rundenverlegung = lazyPart(async () => (await import('./Rundenverlegung.tsx')).Rundenverlegung);

const zeigeGriff: Griff = (termin) => <Verlegegriff termin={termin} />;

export type TerminverlegungProps = {
  client: Client;
  box: RefObject<HTMLElement | null>;
  termine: readonly TerminKurz[];
  Aenderung: WartendeAenderung;
  /** The rows get their handles. */
  onGriff: (griff: () => Griff) => void;
  /** Asked about from the beginning. */
  anfangs?: Verlegewunsch;
};

/** All that moves appointments of a drawn plan: the drag, and what it would mean before anything leaves. */
export function Terminverlegung(props: TerminverlegungProps) {
  const { client, box, termine, Aenderung, onGriff, anfangs = null } = props;
  const [wunsch, setWunsch] = useState<Verlegewunsch | null>(anfangs);
  const ansage = useTerminzug(box, termine, setWunsch);
  const gib = useEffectEvent(() => onGriff(() => zeigeGriff));
  useEffect(() => gib(), []);
  const schliesse = () => setWunsch(null);
  return (
    <>
      <VisuallyHidden>
        <output>{ansage}</output>
      </VisuallyHidden>
      {termine.some(istVerlegbar) ? (
        <p className="hidden items-center gap-1 pt-3 text-sm text-muted pointer-coarse:flex print:hidden">
          <GripVertical aria-hidden className="size-4 shrink-0" />
          Termin verlegen: am Griff ziehen oder darauf tippen.
        </p>
      ) : null}
      {wunsch === null ? null : wunsch.termin.gebucht === null ? (
        <Rundenverlegung
          key={wunsch.termin.id}
          client={client}
          wunsch={wunsch}
          Aenderung={Aenderung}
          onClose={schliesse}
        />
      ) : (
        <Buchungsverlegung key={wunsch.termin.id} client={client} wunsch={wunsch} onClose={schliesse} />
      )}
    </>
  );
}

/** @returns where a drag by keys stands, for those who do not see it */
function useTerminzug(
  box: RefObject<HTMLElement | null>,
  termine: readonly TerminKurz[],
  onWunsch: (wunsch: Verlegewunsch) => void,
): string {
  const [ansage, setAnsage] = useState('');
  const terminUnter = useEffectEvent((element: EventTarget | null): TerminKurz | undefined => {
    const zeile = element instanceof Element ? element.closest<HTMLElement>('[data-termin]') : null;
    const termin = termine.find(({ id }) => id === zeile?.dataset['termin']);
    return termin && istVerlegbar(termin) ? termin : undefined;
  });
  const frage = useEffectEvent((termin: TerminKurz) => onWunsch({ termin }));
  const legeAb = useEffectEvent((termin: TerminKurz, ort: Zugort) => {
    const ziel = zielAus(ort, termin, termine);
    if (ziel && !istGleich(ziel, standVon(termin))) onWunsch({ termin, ziel });
  });
  const sage = useEffectEvent((termin: TerminKurz, ort: Zugort | undefined) => {
    const ziel = ort && zielAus(ort, termin, termine);
    const name = termine.find(({ mitarbeiterId }) => mitarbeiterId === ziel?.mitarbeiterId)?.mitarbeiter;
    setAnsage(ziel ? `${zielText(ziel, name ?? '')}. Eingabetaste legt ab, Escape bricht ab.` : '');
  });
  useEffect(() => {
    if (box.current === null) return undefined;
    const zug = new Terminzug(box.current, {
      terminUnter: (element) => terminUnter(element),
      onGriff: (termin) => frage(termin),
      onAblage: (termin, ort) => legeAb(termin, ort),
      onOrt: (termin, ort) => sage(termin, ort),
    });
    return () => zug.beende();
  }, [box]);
  return ansage;
}
