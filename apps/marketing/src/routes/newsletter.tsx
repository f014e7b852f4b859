import { articlesData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { NewsletterScreen } from '../features/newsletter/NewsletterScreen.tsx';
import { siteApi } from '../shared/form/siteApi.ts';
import { useAddress } from '../shared/form/useAddress.ts';
import { clientData, secretPageMeta } from '../shared/pageRoute.ts';
import type { Route } from './+types/newsletter.ts';

export const loader = () => articlesData(content, 'newsletter', 3);
export const clientLoader = clientData('/newsletter', (content) => articlesData(content, 'newsletter', 3));
export const meta = secretPageMeta;

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const address = useAddress();
  return <NewsletterScreen {...loaderData} client={siteApi} address={address} />;
}
