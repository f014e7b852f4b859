import { product } from '@kehrtour/shell/product';

import type { PageData } from '../../content/pageData.ts';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { InventedNotice } from './parts/InventedNotice.tsx';

const { operator } = product;

/** § 5 DDG, from the operator's data. */
export function ImprintScreen({ page }: PageData) {
  return (
    <Page page={page}>
      <PageIntro title={page.title} />
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6">
        <InventedNotice />
        <div className="prosa">
          <h2>Angaben nach § 5 DDG</h2>
          <p>
            {operator.name}
            <br />
            {operator.street}
            <br />
            {operator.city}
          </p>
          <h2>Vertreten durch</h2>
          <p>{operator.represented}</p>
          <h2>Kontakt</h2>
          <p>
            Telefon {operator.phone} ({operator.phoneHours})
            <br />
            E-Mail <a href={`mailto:${operator.mail}`}>{operator.mail}</a>
          </p>
          <h2>Register</h2>
          <p>{operator.register}</p>
          <h2>Umsatzsteuer-Identifikationsnummer</h2>
          <p>{operator.vatId}</p>
          <h2>Verantwortlich für die Artikel</h2>
          <p>
            {operator.represented}, {operator.street}, {operator.city}
          </p>
          <h2>Artikel und Recht</h2>
          <p>
            Die Artikel im Blog nennen Paragrafen und Quellen, ersetzen aber keine Rechtsberatung. Betriebe,
            die Kehrtour nutzen, sind für ihre eigenen Ankündigungen und deren Inhalt verantwortlich.
          </p>
        </div>
      </div>
    </Page>
  );
}
