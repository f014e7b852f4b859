import { pageData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { PricesScreen } from '../features/plan/PricesScreen.tsx';
import { clientData, pageMeta } from '../shared/pageRoute.ts';
import type { Route } from './+types/preise.ts';

export const loader = () => pageData(content, 'preise');
export const clientLoader = clientData('/preise', (content) => pageData(content, 'preise'));
export const meta = pageMeta;

export default function PreisePage({ loaderData }: Route.ComponentProps) {
  return <PricesScreen {...loaderData} />;
}
