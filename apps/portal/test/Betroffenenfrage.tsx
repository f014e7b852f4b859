import { useEffect, useRef } from 'react';

import { useWenBetrifft, type Worte } from '../src/shared/betroffen/useWenBetrifft.tsx';
import type { Betroffene } from '../src/shared/betroffen/Weiteres.tsx';

type BetroffenenfrageProps<Wen extends Betroffene> = { wen: Wen; worte: Worte<Wen> };

/** The question as it stands over a form, asked at once: what a story shows of it. */
export function Betroffenenfrage<Wen extends Betroffene>({ wen, worte }: BetroffenenfrageProps<Wen>) {
  const { darf, dialog } = useWenBetrifft();
  const gefragt = useRef(false);
  useEffect(() => {
    if (gefragt.current) return;
    gefragt.current = true;
    void darf(async () => wen, worte);
  });
  return <>{dialog}</>;
}
