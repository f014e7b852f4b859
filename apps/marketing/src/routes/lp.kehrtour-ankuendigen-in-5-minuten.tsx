import { pageData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { Demo } from '../features/demo/Demo.tsx';
import { FiveMinutesScreen } from '../features/product/FiveMinutesScreen.tsx';
import { clientData, pageMeta } from '../shared/pageRoute.ts';
import type { Route } from './+types/lp.kehrtour-ankuendigen-in-5-minuten.ts';

export const loader = () => pageData(content, 'kehrtour-ankuendigen-in-5-minuten');
export const clientLoader = clientData('/lp/kehrtour-ankuendigen-in-5-minuten', (content) =>
  pageData(content, 'kehrtour-ankuendigen-in-5-minuten'),
);
export const meta = pageMeta;

export default function FiveMinutesPage({ loaderData }: Route.ComponentProps) {
  return <FiveMinutesScreen {...loaderData} demo={<Demo />} />;
}
