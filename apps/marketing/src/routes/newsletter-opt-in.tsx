import { pageData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { OptInScreen } from '../features/newsletter/OptInScreen.tsx';
import { siteApi } from '../shared/form/siteApi.ts';
import { useAddress } from '../shared/form/useAddress.ts';
import { clientData, secretPageMeta } from '../shared/pageRoute.ts';
import type { Route } from './+types/newsletter-opt-in.ts';

export const loader = () => pageData(content, 'newsletter-opt-in');
export const clientLoader = clientData('/newsletter-opt-in', (content) =>
  pageData(content, 'newsletter-opt-in'),
);
export const meta = secretPageMeta;

export default function NewsletterOptInPage({ loaderData }: Route.ComponentProps) {
  const address = useAddress();
  return <OptInScreen {...loaderData} client={siteApi} address={address} />;
}
