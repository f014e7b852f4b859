import type { KundenTermin } from '@kehrtour/contract/ankuendigung';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { PlainPage } from '@kehrtour/ui/plain/PlainPage.tsx';
import type { ReactNode } from 'react';

type Unternehmen = KundenTermin['unternehmen'];

/** The page in the company's name, with its own Impressum and Datenschutz below. */
export function Betriebsrahmen({ unternehmen, children }: { unternehmen: Unternehmen; children: ReactNode }) {
  return (
    <PlainPage
      brand={unternehmen.name}
      footer={
        <>
          <Rechtstext titel="Impressum" text={unternehmen.impressum} />
          <Rechtstext titel="Datenschutz" text={unternehmen.datenschutz} />
        </>
      }
    >
      {children}
    </PlainPage>
  );
}

/** Some companies name an address, others wrote the text itself. */
function Rechtstext({ titel, text }: { titel: string; text: string }) {
  if (text.trim() === '') return null;
  const adresse = adresseAus(text.trim());
  if (adresse !== null) {
    return (
      <a href={adresse} rel="noreferrer" className={`${LINK_LOOK} inline-flex min-h-12 items-center`}>
        {titel}
      </a>
    );
  }
  return (
    <details className="max-w-full open:w-full">
      <summary className={`${LINK_LOOK} inline-flex min-h-12 cursor-pointer items-center`}>{titel}</summary>
      <div className="py-2 whitespace-pre-line">{text}</div>
    </details>
  );
}

/** A web address, with or without `https://`; nothing else becomes a link. */
function adresseAus(text: string): string | null {
  if (/\s/.test(text)) return null;
  if (/^https?:\/\/\S+\.\S+$/i.test(text)) return text;
  return /^(www\.)?[\w-]+(\.[\w-]+)+(\/\S*)?$/i.test(text) ? `https://${text}` : null;
}
