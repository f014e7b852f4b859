import type { Client } from '@kehrtour/api-client/client';
import { product } from '@kehrtour/shell/product';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { Mail, MapPin, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import type { PageData } from '../../content/pageData.ts';
import { FormState } from '../../shared/form/FormState.tsx';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { ContactForm } from './parts/ContactForm.tsx';
import { InventedNotice } from './parts/InventedNotice.tsx';

const { operator } = product;

/** How to reach people: a form, and every way around it. */
export function ContactScreen({ page, client }: PageData & { client: Pick<Client, 'call'> }) {
  const [sent, setSent] = useState(false);
  return (
    <Page page={page}>
      <PageIntro
        title="Schreiben oder anrufen"
        lead="Am anderen Ende sitzen die Menschen, die das Programm bauen."
      />
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6">
        <InventedNotice />
        <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.4fr_1fr]">
          <div className="form-place">
            {sent ? null : <ContactForm client={client} onSent={() => setSent(true)} />}
            <FormState id="gesendet" shown={sent} title="Danke, Ihre Nachricht ist angekommen">
              <p>Wir antworten an die Adresse, die Sie genannt haben.</p>
              <p>
                Eilt es? {operator.phoneHours} erreichen Sie uns unter{' '}
                <a href={TEL} className={LINK_LOOK}>
                  {operator.phone}
                </a>
                .
              </p>
            </FormState>
          </div>
          <div className="grid gap-8 border-line lg:border-l lg:pl-10">
            <Way icon={<Phone aria-hidden />} title="Telefon">
              <a href={TEL} className={LINK_LOOK}>
                {operator.phone}
              </a>
              <p className="text-muted">{operator.phoneHours}</p>
            </Way>
            <Way icon={<Mail aria-hidden />} title="E-Mail">
              <a href={`mailto:${operator.mail}`} className={LINK_LOOK}>
                {operator.mail}
              </a>
              <p className="text-muted">
                Hilfe mit dem Programm:{' '}
                <a href={`mailto:${product.supportMail}`} className={LINK_LOOK}>
                  {product.supportMail}
                </a>
              </p>
            </Way>
            <Way icon={<MapPin aria-hidden />} title="Anschrift">
              <address className="not-italic">
                {operator.name}
                <br />
                {operator.street}
                <br />
                {operator.city}
              </address>
            </Way>
          </div>
        </div>
      </div>
    </Page>
  );
}

const TEL = `tel:${operator.phone.replaceAll(' ', '')}`;

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-4">
      <span className="mt-0.5 shrink-0 text-accent-ink">{icon}</span>
      <div className="flex min-w-0 flex-col gap-1 break-words">
        <h2 className="text-lg font-bold">{title}</h2>
        {children}
      </div>
    </section>
  );
}
