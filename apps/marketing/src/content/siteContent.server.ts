import file from 'virtual:content/documents';

import { queryContent } from './query.ts';

/** The site's content while its pages are rendered. */
export const content = (path: string) => queryContent(async () => file.documents, path);
