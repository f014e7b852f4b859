import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

import styles from '../src/app/app.css?inline';

/** What a page of the site finds around it. Its own styles go with it: other stories must not be drawn with them. */
export function SiteStory({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <style>{styles}</style>
      <div className="bg-page text-ink">{children}</div>
    </MemoryRouter>
  );
}
