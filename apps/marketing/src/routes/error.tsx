import { ErrorPage } from '@kehrtour/shell/ErrorPage.tsx';

import { pageData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { clientData, pageMeta } from '../shared/pageRoute.ts';

export const loader = () => pageData(content, 'error');
export const clientLoader = clientData('/error', (content) => pageData(content, 'error'));
export const meta = pageMeta;

export default function GenericErrorPage() {
  return <ErrorPage error={null} />;
}
