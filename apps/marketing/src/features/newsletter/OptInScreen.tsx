import type { Client } from '@kehrtour/api-client/client';
import { newsletterBestaetigen } from '@kehrtour/contract/newsletter';
import { buttonLook } from '@kehrtour/ui/look/button';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { useState } from 'react';
import { Link } from 'react-router';

import type { PageData } from '../../content/pageData.ts';
import type { SiteAddress } from '../../shared/form/addressOf.ts';
import { FormState } from '../../shared/form/FormState.tsx';
import { SiteForm } from '../../shared/form/SiteForm.tsx';
import { useSiteForm } from '../../shared/form/useSiteForm.ts';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { linkOr } from './linkOr.ts';

type State = 'bestaetigt' | 'schon-bestaetigt' | 'link-ungueltig';

export type OptInScreenProps = PageData & {
  client: Pick<Client, 'call'>;
  /** Null as long as the page is the one that was made before anybody asked for it. */
  address: SiteAddress | null;
};

/** The page behind the link of the confirmation mail. Opening it confirms nothing: programs that look for danger open links too. */
export function OptInScreen({ page, client, address }: OptInScreenProps) {
  const [reached, setState] = useState<State | null>(null);
  const code = address?.code('code') ?? '';
  // Whoever types the address in has no link at all.
  const state = reached ?? (address?.hash === '' && code === '' ? 'link-ungueltig' : null);
  const form = useSiteForm({}, () =>
    linkOr(
      () => client.call(newsletterBestaetigen, { body: { code } }),
      ({ schon }) => setState(schon ? 'schon-bestaetigt' : 'bestaetigt'),
      () => setState('link-ungueltig'),
    ),
  );
  return (
    <Page page={page}>
      <PageIntro title="Newsletter bestätigen" />
      <div className="form-place mx-auto min-h-64 max-w-6xl px-4 py-12 sm:px-6">
        {state === null ? (
          <div className="form-start max-w-xl">
            <p className="mb-6 text-lg">
              Mit dem Knopf bestätigen Sie, dass die E-Mail-Adresse Ihre ist und Sie den Newsletter haben
              möchten.
            </p>
            <SiteForm form={form} label="Newsletter bestätigen">
              <div>
                <PlainButton busy={form.busy}>Anmeldung bestätigen</PlainButton>
              </div>
            </SiteForm>
          </div>
        ) : null}
        <States state={state} />
      </div>
    </Page>
  );
}

function States({ state }: { state: State | null }) {
  const onward = (
    <p>
      <Link to="/blog" className={LINK_LOOK}>
        Inzwischen: die bisherigen Artikel
      </Link>
    </p>
  );
  return (
    <div className="max-w-2xl">
      <FormState id="bestaetigt" shown={state === 'bestaetigt'} title="Danke, Ihre Anmeldung ist bestätigt">
        <p>Die nächste Ausgabe kommt auch zu Ihnen, höchstens einmal im Monat.</p>
        {onward}
      </FormState>
      <FormState
        id="schon-bestaetigt"
        shown={state === 'schon-bestaetigt'}
        tone="info"
        title="Sie hatten schon bestätigt"
      >
        <p>Der Link wirkt nur einmal, und das hat er getan. Sie brauchen nichts weiter zu tun.</p>
        {onward}
      </FormState>
      <FormState
        id="link-ungueltig"
        shown={state === 'link-ungueltig'}
        tone="warning"
        title="Dieser Link gilt nicht mehr"
      >
        <p>
          Er ist älter als sieben Tage, ein neuerer hat ihn ersetzt, oder er ist nicht vollständig. Fordern
          Sie einfach einen neuen an.
        </p>
        <p>
          <Link to="/newsletter" className={buttonLook('primary')}>
            Neuen Link anfordern
          </Link>
        </p>
      </FormState>
    </div>
  );
}
