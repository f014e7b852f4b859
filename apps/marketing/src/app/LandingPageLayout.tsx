import { Outlet } from 'react-router';

import { ClosingCall } from '../shared/ClosingCall.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** Pages that people reach from a search or a leaflet: one matter, and at its end the next step. */
export default function LandingPageLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <div className="grow">
        <Outlet />
        <ClosingCall />
      </div>
      <SiteFooter />
    </div>
  );
}
