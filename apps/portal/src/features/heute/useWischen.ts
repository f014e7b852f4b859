import { type TouchEvent, useRef } from 'react';

const WEIT_PX = 80;
const SCHRAEG = 2;

/** A finger that moves sideways, clearly; what it does has a button, too. */
export function useWischen({ links, rechts }: { links: () => void; rechts: () => void }) {
  const anfang = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      anfang.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!anfang.current || !finger) return;
      const [quer, hoch] = [finger.clientX - anfang.current.x, finger.clientY - anfang.current.y];
      anfang.current = null;
      if (Math.abs(quer) < WEIT_PX || Math.abs(quer) < SCHRAEG * Math.abs(hoch)) return;
      if (quer < 0) links();
      else rechts();
    },
  };
}
