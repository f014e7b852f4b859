import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Whether a box is narrower than `width` pixels; follows the box, not the window. */
export function useNarrow(box: RefObject<HTMLElement | null>, width: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setNarrow(element.clientWidth > 0 && element.clientWidth < width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, width]);
  return narrow;
}
