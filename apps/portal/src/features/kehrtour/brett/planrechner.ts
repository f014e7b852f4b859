import type { Anordnung } from './anordnung.ts';
import type { Auftrag, Ergebnis } from './bewerte.thread.ts';
import { bewerteAnordnung } from './bewerteAnordnung.ts';
import type { Bewertung, Grundlage } from './bewerteAnordnung.ts';

export type Planrechner = {
  /** Times an order; answers come in the order of the questions. */
  bewerte: (anordnung: Anordnung, fertig: (bewertung: Bewertung) => void) => void;
  schliesse: () => void;
};

/** Times orders beside the page, in a worker, so that dragging stays smooth; on the page itself where there is none. */
export function oeffnePlanrechner(grundlage: Grundlage): Planrechner {
  if (typeof Worker === 'undefined')
    return {
      bewerte: (anordnung, fertig) => fertig(bewerteAnordnung(grundlage, anordnung)),
      schliesse: () => undefined,
    };
  const worker = new Worker(new URL('./bewerte.thread.ts', import.meta.url), { type: 'module' });
  let nummer = 0;
  const wartende = new Map<number, (bewertung: Bewertung) => void>();
  const sende = (auftrag: Auftrag) => worker.postMessage(auftrag);
  worker.addEventListener('message', ({ data }: MessageEvent<Ergebnis>) => {
    wartende.get(data.nummer)?.(data.bewertung);
    wartende.delete(data.nummer);
  });
  sende({ art: 'grundlage', grundlage });
  return {
    bewerte: (anordnung, fertig) => {
      nummer += 1;
      wartende.set(nummer, fertig);
      sende({ art: 'bewerte', nummer, anordnung });
    },
    schliesse: () => worker.terminate(),
  };
}
