import { Outlet } from 'react-router';

import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** Pages that people reach from a search or a leaflet: the bar above offers the first step instead of the login. */
export default function LandingPageLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader entrance="register" />
      <div className="grow">
        <Outlet />
      </div>
      <SiteFooter />
    </div>
  );
}
