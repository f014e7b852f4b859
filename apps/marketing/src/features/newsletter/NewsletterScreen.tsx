import type { Client } from '@kehrtour/api-client/client';
import { newsletterAbmelden, newsletterAnmelden } from '@kehrtour/contract/newsletter';
import { useState } from 'react';

import type { ArticlesData } from '../../content/pageData.ts';
import type { SiteAddress } from '../../shared/form/addressOf.ts';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { Section } from '../../shared/Section.tsx';
import { TeaserList } from '../../shared/TeaserList.tsx';
import { linkOr } from './linkOr.ts';
import { NewsletterStates, type NewsletterState } from './parts/NewsletterStates.tsx';
import { SignUp } from './parts/SignUp.tsx';
import { Unsubscribe } from './parts/Unsubscribe.tsx';

export type NewsletterScreenProps = ArticlesData & {
  client: Pick<Client, 'call'>;
  /** Null as long as the page is the one that was made before anybody asked for it. */
  address: SiteAddress | null;
};

/** Sign-up, and the page behind the link that ends it. */
export function NewsletterScreen({ page, articles, client, address }: NewsletterScreenProps) {
  const [reached, setState] = useState<NewsletterState | null>(null);
  const code = address?.code('abmelden') ?? '';
  // The link in a mail program's own button names no part of the page.
  const state = reached ?? (code !== '' && address?.hash === '' ? 'abmelden' : null);
  const unsubscribe = async () => {
    await linkOr(
      () => client.call(newsletterAbmelden, { body: { code } }),
      () => setState('abgemeldet'),
      () => setState('link-ungueltig'),
    );
  };
  return (
    <Page page={page}>
      <PageIntro
        title="Höchstens einmal im Monat, und kurz"
        lead="Neue Artikel zu Fristen, Fenstern und Dateien, und was sich am Programm geändert hat."
      />
      <div className="form-place mx-auto max-w-6xl px-4 py-12 sm:px-6">
        {state === null ? (
          <SignUp
            onSend={async (body) => {
              await client.call(newsletterAnmelden, { body });
              setState('gesendet');
            }}
          />
        ) : null}
        {state === null || state === 'abmelden' ? (
          <Unsubscribe shown={state === 'abmelden'} onSend={unsubscribe} />
        ) : null}
        <NewsletterStates state={state} />
      </div>
      <Section ground="sunken" title="Solche Artikel stehen darin">
        <TeaserList articles={articles} />
      </Section>
    </Page>
  );
}
