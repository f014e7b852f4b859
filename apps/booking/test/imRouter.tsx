import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** A screen of ours needs a router around it, for its forms. */
export function imRouter(screen: ReactElement): ReactElement {
  return <RouterProvider router={createMemoryRouter([{ path: '/', element: screen }])} />;
}
