import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A block that keys have moved may be drawn anew in another lane, and the focus would be lost with the old one: it follows,
 * until the person turns to something else.
 * @returns says which block was moved by keys
 */
export function useFocusFollows(box: RefObject<HTMLElement | null>): (blockId: string) => void {
  const followed = useRef<string | null>(null);

  // After every drawing: the move may come back later than the key, from a worker or the server.
  useLayoutEffect(() => {
    if (followed.current === null || document.activeElement !== document.body) return;
    const blocks = box.current?.querySelectorAll<HTMLElement>('[data-block-id]') ?? [];
    [...blocks].find(({ dataset }) => dataset['blockId'] === followed.current)?.focus();
  });

  useEffect(() => {
    const turnAway = ({ target }: Event) => {
      const block = target instanceof Element ? target.closest<HTMLElement>('[data-block-id]') : null;
      if (block?.dataset['blockId'] !== followed.current) followed.current = null;
    };
    document.addEventListener('focusin', turnAway);
    document.addEventListener('pointerdown', turnAway);
    return () => {
      document.removeEventListener('focusin', turnAway);
      document.removeEventListener('pointerdown', turnAway);
    };
  }, []);

  return useCallback((blockId) => {
    followed.current = blockId;
  }, []);
}
