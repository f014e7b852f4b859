import { usePageTitle } from '@kehrtour/shell/usePageTitle.tsx';
import type { ReactNode } from 'react';

import type { PageHead } from '../content/pageData.ts';

/** The content of a page: skip link and focus lead here. */
export function Page({ page, children }: { page: PageHead; children: ReactNode }) {
  usePageTitle(page.title);
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}
