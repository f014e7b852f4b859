import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Looking closer at a day keeps the chosen block in the middle. */
export function useChosenInView(box: RefObject<HTMLElement | null>, zoom: number): void {
  const seen = useRef(zoom);
  useLayoutEffect(() => {
    if (seen.current === zoom) return;
    seen.current = zoom;
    const axis = box.current;
    const chosen = axis?.querySelector<HTMLElement>('[data-block-id][aria-pressed="true"]');
    if (!axis || !chosen) return;
    const beside = chosen.getBoundingClientRect().left - axis.getBoundingClientRect().left;
    axis.scrollBy?.({ left: beside - axis.clientWidth / 2 });
  }, [box, zoom]);
}
