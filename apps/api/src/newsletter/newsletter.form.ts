import { newsletterAnmeldung } from '@kehrtour/contract/newsletter';

import type { FormCall, PlainForm } from '../platform/http/plainForm.ts';
import { readForm } from '../platform/http/plainForm.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { bestaetigeNewsletter } from './bestaetigeNewsletter.ts';
import { meldeVomNewsletterAb } from './meldeVomNewsletterAb.ts';
import { meldeZumNewsletterAn } from './meldeZumNewsletterAn.ts';

/** The states that follow are parts of the site's pages, opened by the address behind the `#`. */
export const newsletterForms: readonly PlainForm[] = [
  {
    seite: '/newsletter',
    look: {
      titel: 'Newsletter',
      knopf: 'Noch einmal senden',
      felder: [
        { name: 'email', label: 'E-Mail-Adresse', art: 'email', autocomplete: 'email' },
        { name: 'fassung', label: '', art: 'verborgen' },
      ],
    },
    send: async (call) => {
      const code = call.query.get('abmelden');
      if (code !== null) return abmeldung(call, code);
      await meldeZumNewsletterAn(call.ctx, readForm(newsletterAnmeldung, call.fields));
      return '/newsletter#gesendet';
    },
  },
  {
    seite: '/newsletter-opt-in',
    look: { titel: 'Newsletter bestätigen', knopf: 'Noch einmal senden', felder: [] },
    send: async ({ ctx, query }) => {
      const ausgang = await bestaetigeNewsletter(ctx, query.get('code') ?? '').then(
        ({ schon }) => (schon ? 'schon-bestaetigt' : 'bestaetigt'),
        linkOrThrow,
      );
      return `/newsletter-opt-in#${ausgang}`;
    },
  },
];

async function abmeldung({ ctx, fields }: FormCall, code: string): Promise<string | { text: string }> {
  // A mail program (RFC 8058) follows no redirect and shows no page.
  if (fields['List-Unsubscribe'] === 'One-Click') {
    await meldeVomNewsletterAb(ctx, code);
    return { text: 'Abgemeldet.\n' };
  }
  const ausgang = await meldeVomNewsletterAb(ctx, code).then(() => 'abgemeldet', linkOrThrow);
  return `/newsletter#${ausgang}`;
}

/** A link that leads nowhere has words of its own on the page; everything else is refused as any form is. */
function linkOrThrow(error: unknown): 'link-ungueltig' {
  if (error instanceof Refused && error.code === 'code-ungueltig') return 'link-ungueltig';
  throw error;
}
