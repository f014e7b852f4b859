import { articlesData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { Demo } from '../features/demo/Demo.tsx';
import { OwnFile } from '../features/demo/OwnFile.tsx';
import { StartScreen } from '../features/start/StartScreen.tsx';
import { clientData, pageMeta } from '../shared/pageRoute.ts';
import type { Route } from './+types/start.ts';

export const loader = () => articlesData(content, 'start', 3);
export const clientLoader = clientData('/', (content) => articlesData(content, 'start', 3));
export const meta = pageMeta;

export default function StartPage({ loaderData }: Route.ComponentProps) {
  return <StartScreen {...loaderData} demo={<Demo />} ownFile={<OwnFile />} />;
}
