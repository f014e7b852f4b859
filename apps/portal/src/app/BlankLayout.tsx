import { BlankLayout as Blank } from '@kehrtour/shell/BlankLayout.tsx';
import { product } from '@kehrtour/shell/product';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import type { ReactNode } from 'react';

const help = (
  <p className="min-w-0 grow py-2">
    Fragen? Schreiben Sie uns an{' '}
    <a className={`${LINK_LOOK} break-words`} href={`mailto:${product.supportMail}`}>
      {product.supportMail}
    </a>
    .
  </p>
);

/** The door of the companies, with whom to ask. */
export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <Blank name={product.name} help={help}>
      {children}
    </Blank>
  );
}
