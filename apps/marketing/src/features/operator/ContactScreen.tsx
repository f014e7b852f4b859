import { product } from '@kehrtour/shell/product';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

import type { PageData } from '../../content/pageData.ts';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { InventedNotice } from './parts/InventedNotice.tsx';

const { operator } = product;

/** How to reach people. */
export function ContactScreen({ page }: PageData) {
  return (
    <Page page={page}>
      <PageIntro
        title="Schreiben oder anrufen"
        lead="Am anderen Ende sitzen die Menschen, die das Programm bauen."
      />
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6">
        <InventedNotice />
        <div className="grid gap-6 md:grid-cols-3">
          <Way icon={<Mail aria-hidden />} title="E-Mail">
            <a href={`mailto:${operator.mail}`} className={LINK_LOOK}>
              {operator.mail}
            </a>
            <p className="text-muted">Für Fragen zum Programm: </p>
            <a href={`mailto:${product.supportMail}`} className={LINK_LOOK}>
              {product.supportMail}
            </a>
          </Way>
          <Way icon={<Phone aria-hidden />} title="Telefon">
            <a href={`tel:${operator.phone.replaceAll(' ', '')}`} className={LINK_LOOK}>
              {operator.phone}
            </a>
            <p className="text-muted">{operator.phoneHours}</p>
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
        <h2 className="mt-12 mb-3 text-xl font-bold tracking-tight">Damit wir gleich helfen können</h2>
        <p className="max-w-2xl text-muted">
          Schreiben Sie uns den Namen Ihrer Kehrbezirkssoftware und, wenn es um eine Datei geht, deren erste
          drei Zeilen. Ersetzen Sie Namen und Telefonnummern vorher: Wir brauchen den Aufbau, nicht Ihre
          Kunden.
        </p>
      </div>
    </Page>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-6">
      <span className="text-accent-ink">{icon}</span>
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}
