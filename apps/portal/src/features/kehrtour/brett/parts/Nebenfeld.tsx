import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

export type NebenfeldProps = {
  /** Houses without a place: above the list, and below the chosen stop. */
  ohnePlatz: ReactNode;
  liste: ReactNode;
  detail: ReactNode;
  gewaehlt: string | null;
};

/**
 * The list, or in its place the stop that was chosen. Whoever chose it in the list goes on reading there, and comes back
 * to its row; whoever chose it on the axis or the map keeps the focus where it is.
 */
export function Nebenfeld({ ohnePlatz, liste, detail, gewaehlt }: NebenfeldProps) {
  const listenfeld = useRef<HTMLDivElement>(null);
  const haltfeld = useRef<HTMLDivElement>(null);
  const vorher = useRef<string | null>(null);
  useEffect(() => {
    const da = document.activeElement;
    const verloren =
      [listenfeld, haltfeld].some(({ current }) => current?.contains(da)) || da === document.body;
    if (verloren && gewaehlt !== null) haltfeld.current?.focus();
    if (verloren && gewaehlt === null && vorher.current !== null)
      listenfeld.current?.querySelector<HTMLElement>(`[data-key="${vorher.current}"]`)?.focus();
    vorher.current = gewaehlt;
  }, [gewaehlt]);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div ref={haltfeld} tabIndex={-1} hidden={gewaehlt === null} className="outline-none">
        {detail}
      </div>
      {ohnePlatz}
      <div ref={listenfeld} hidden={gewaehlt !== null}>
        {liste}
      </div>
    </div>
  );
}
