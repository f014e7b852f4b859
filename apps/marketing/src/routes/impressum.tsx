import { pageData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { ImprintScreen } from '../features/operator/ImprintScreen.tsx';
import { clientData, pageMeta } from '../shared/pageRoute.ts';
import type { Route } from './+types/impressum.ts';

export const loader = () => pageData(content, 'impressum');
export const clientLoader = clientData('/impressum', (content) => pageData(content, 'impressum'));
export const meta = pageMeta;

export default function ImpressumPage({ loaderData }: Route.ComponentProps) {
  return <ImprintScreen {...loaderData} />;
}
