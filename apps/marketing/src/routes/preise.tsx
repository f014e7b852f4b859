import { tarife, TARIFE_BESTAETIGT } from '@kehrtour/domain/unternehmen/tarif';
import { pageTitle } from '@kehrtour/shell/pageTitle';

import { pageData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { structuredPrices } from '../content/structuredData.ts';
import { PricesScreen } from '../features/plan/PricesScreen.tsx';
import { QUESTIONS } from '../features/plan/questions.ts';
import { clientData, headOf } from '../shared/pageRoute.ts';
import type { Route } from './+types/preise.ts';

export const loader = () => pageData(content, 'preise');
export const clientLoader = clientData('/preise', (content) => pageData(content, 'preise'));

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle() }];
  const { page } = loaderData;
  const structured = structuredPrices(page, QUESTIONS, TARIFE_BESTAETIGT ? tarife : []);
  return [...headOf(page), { 'script:ld+json': structured }];
}

export default function PreisePage({ loaderData }: Route.ComponentProps) {
  return <PricesScreen {...loaderData} />;
}
