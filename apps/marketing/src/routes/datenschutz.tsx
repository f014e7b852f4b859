import { pageData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { PrivacyScreen } from '../features/operator/PrivacyScreen.tsx';
import { clientData, pageMeta } from '../shared/pageRoute.ts';
import type { Route } from './+types/datenschutz.ts';

export const loader = () => pageData(content, 'datenschutz');
export const clientLoader = clientData('/datenschutz', (content) => pageData(content, 'datenschutz'));
export const meta = pageMeta;

export default function DatenschutzPage({ loaderData }: Route.ComponentProps) {
  return <PrivacyScreen {...loaderData} />;
}
