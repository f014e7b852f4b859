import { UiProvider } from '@kehrtour/ui/layout/UiProvider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

/** What a screen of an app with accounts finds around it, without a session and without a server. */
export function StoryPage({ children }: { children: ReactNode }) {
  const [cache] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
  );
  return (
    <MemoryRouter>
      <QueryClientProvider client={cache}>
        <UiProvider navigate={() => undefined}>
          <main className="bg-page p-6 text-ink">{children}</main>
        </UiProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
}
