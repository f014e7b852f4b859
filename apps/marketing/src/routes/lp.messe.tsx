import { pageData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { FairScreen } from '../features/product/FairScreen.tsx';
import { clientData, pageMeta } from '../shared/pageRoute.ts';
import type { Route } from './+types/lp.messe.ts';

export const loader = () => pageData(content, 'messe');
export const clientLoader = clientData('/lp/messe', (content) => pageData(content, 'messe'));
export const meta = pageMeta;

export default function MessePage({ loaderData }: Route.ComponentProps) {
  return <FairScreen {...loaderData} />;
}
