import { ArrowRight } from 'lucide-react';

/** Between what was and what is now. Drawn: our typeface has no arrow to the right, and that of another one looks borrowed. */
export function Wechselpfeil() {
  return (
    <ArrowRight role="img" aria-label="jetzt" className="mx-1 inline size-[1em] shrink-0 align-[-0.125em]" />
  );
}
