import { LINK_LOOK } from '@kehrtour/ui/look/link';

const LINK = `${LINK_LOOK} inline-flex min-h-12 items-center`;

/**
 * Who runs this installation and what happens to data, on every page that needs no login (§ 5 DDG, Art. 13 DSGVO).
 * Where the site has a host of its own, these addresses lead there.
 */
export function LegalLinks() {
  return (
    <>
      <a className={LINK} href="/impressum">
        Impressum
      </a>
      <a className={LINK} href="/datenschutz">
        Datenschutz
      </a>
    </>
  );
}
