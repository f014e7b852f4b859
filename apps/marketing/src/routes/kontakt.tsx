import { pageData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { ContactScreen } from '../features/operator/ContactScreen.tsx';
import { siteApi } from '../shared/form/siteApi.ts';
import { clientData, pageMeta } from '../shared/pageRoute.ts';
import type { Route } from './+types/kontakt.ts';

export const loader = () => pageData(content, 'kontakt');
export const clientLoader = clientData('/kontakt', (content) => pageData(content, 'kontakt'));
export const meta = pageMeta;

export default function KontaktPage({ loaderData }: Route.ComponentProps) {
  return <ContactScreen {...loaderData} client={siteApi} />;
}
