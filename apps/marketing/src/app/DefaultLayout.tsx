import { Outlet } from 'react-router';

import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** The pages of the site: menu above, everything else below. */
export default function DefaultLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <div className="grow">
        <Outlet />
      </div>
      <SiteFooter />
    </div>
  );
}
