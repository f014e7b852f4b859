import { ApiError } from '@kehrtour/api-client/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const ATTEMPTS_MAX = 3;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays one however often it is asked again.
      retry: (failures, error) =>
        !(error instanceof ApiError && error.status < 500) && failures < ATTEMPTS_MAX - 1,
    },
  },
});

export function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
