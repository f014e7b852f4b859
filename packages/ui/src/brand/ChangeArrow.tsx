import { ArrowRight } from 'lucide-react';

import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

/** Between what was and what is now. Drawn: our typeface has no arrow to the right, and that of another one looks borrowed. */
export function ChangeArrow() {
  return (
    <>
      <ArrowRight aria-hidden className="mx-1 inline size-[1em] shrink-0 align-[-0.125em]" />
      <VisuallyHidden>{' jetzt '}</VisuallyHidden>
    </>
  );
}
