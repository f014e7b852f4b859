import { pageData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { BookingScreen } from '../features/product/BookingScreen.tsx';
import { clientData, pageMeta } from '../shared/pageRoute.ts';
import type { Route } from './+types/produkt.terminbuchung.ts';

export const loader = () => pageData(content, 'terminbuchung');
export const clientLoader = clientData('/produkt/terminbuchung', (content) =>
  pageData(content, 'terminbuchung'),
);
export const meta = pageMeta;

export default function TerminbuchungPage({ loaderData }: Route.ComponentProps) {
  return <BookingScreen {...loaderData} />;
}
