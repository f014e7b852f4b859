import { newsletterAbmelden, newsletterAnmelden, newsletterBestaetigen } from '@kehrtour/contract/newsletter';

import type { Routes } from '../platform/http/route.ts';
import { bestaetigeNewsletter } from './bestaetigeNewsletter.ts';
import { meldeVomNewsletterAb } from './meldeVomNewsletterAb.ts';
import { meldeZumNewsletterAn } from './meldeZumNewsletterAn.ts';

export function newsletterRoutes({ add }: Routes): void {
  add(newsletterAnmelden, ({ ctx, body }) => meldeZumNewsletterAn(ctx, body).then(() => ({})));
  add(newsletterBestaetigen, ({ ctx, body }) => bestaetigeNewsletter(ctx, body.code));
  add(newsletterAbmelden, ({ ctx, body }) => meldeVomNewsletterAb(ctx, body.code).then(() => ({})));
}
