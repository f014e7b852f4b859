import { pageData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { PlannerScreen } from '../features/product/PlannerScreen.tsx';
import { clientData, pageMeta } from '../shared/pageRoute.ts';
import type { Route } from './+types/produkt.kehrtourplaner.ts';

export const loader = () => pageData(content, 'kehrtourplaner');
export const clientLoader = clientData('/produkt/kehrtourplaner', (content) =>
  pageData(content, 'kehrtourplaner'),
);
export const meta = pageMeta;

export default function KehrtourplanerPage({ loaderData }: Route.ComponentProps) {
  return <PlannerScreen {...loaderData} />;
}
