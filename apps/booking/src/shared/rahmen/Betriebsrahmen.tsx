import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { PlainPage } from '@kehrtour/ui/plain/PlainPage.tsx';
import { type ReactNode, useContext } from 'react';

import { RechtstexteOffen } from './rechtstexte.ts';

export interface Betriebskopf {
  name: string;
  slug: string;
  hatLogo: boolean;
  impressum: string;
  datenschutz: string;
}

interface Props {
  unternehmen: Betriebskopf;
  aside?: ReactNode;
  /** In a frame of the company's own site: its head is there already. */
  eingebettet?: boolean;
  /** Only where the logo may be asked for without a login. */
  mitLogo?: boolean;
  children: ReactNode;
}

/** The page in the company's name, with its own Impressum and Datenschutz below. */
export function Betriebsrahmen({
  unternehmen,
  aside,
  eingebettet = false,
  mitLogo = false,
  children,
}: Props) {
  const { name, slug, hatLogo, impressum, datenschutz } = unternehmen;
  return (
    <PlainPage
      brand={
        <span className="flex items-center gap-3">
          {mitLogo && hatLogo ? (
            <img
              src={`/api/oeffentlich/unternehmen/${encodeURIComponent(slug)}/logo`}
              alt=""
              className="h-10 w-auto max-w-40 shrink-0 rounded-sm bg-white object-contain"
            />
          ) : null}
          <span className="min-w-0">{name}</span>
        </span>
      }
      aside={aside}
      embedded={eingebettet}
      footer={
        <>
          <Rechtstext titel="Impressum" text={impressum} />
          <Rechtstext titel="Datenschutz" text={datenschutz} />
        </>
      }
    >
      {children}
    </PlainPage>
  );
}

/** Some companies name an address, others wrote the text itself. */
function Rechtstext({ titel, text }: { titel: string; text: string }) {
  const offen = useContext(RechtstexteOffen);
  if (text.trim() === '') return null;
  const adresse = adresseAus(text.trim());
  if (adresse !== null) {
    return (
      <a
        id={titel.toLowerCase()}
        href={adresse}
        rel="noreferrer"
        // Leaving would free the time that is held, and in a frame the site of the company must stay.
        target="_blank"
        className={`${LINK_LOOK} inline-flex min-h-12 items-center`}
      >
        {titel}
      </a>
    );
  }
  return (
    <details id={titel.toLowerCase()} open={offen} className="max-w-full open:w-full">
      <summary className={`${LINK_LOOK} inline-flex min-h-12 cursor-pointer items-center`}>{titel}</summary>
      <div className="py-2 whitespace-pre-line">{text}</div>
    </details>
  );
}

/** A web address, with or without `https://`; nothing else becomes a link. */
function adresseAus(text: string): string | null {
  if (/\s/.test(text)) return null;
  if (/^https?:\/\/\S[^.]*\.\S/i.test(text)) return text;
  return /^(www\.)?[\w-]+(\.[\w-]+)+(\/\S*)?$/i.test(text) ? `https://${text}` : null;
}
