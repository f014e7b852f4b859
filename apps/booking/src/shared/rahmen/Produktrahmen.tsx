import { LegalLinks } from '@kehrtour/shell/LegalLinks.tsx';
import { product } from '@kehrtour/shell/product';
import { Logo } from '@kehrtour/ui/brand/Logo.tsx';
import { PlainPage } from '@kehrtour/ui/plain/PlainPage.tsx';
import type { ReactNode } from 'react';

/** The page while we do not know yet whose customer this is. */
export function Produktrahmen({ children }: { children: ReactNode }) {
  return (
    <PlainPage brand={<Logo name={product.name} />} footer={<LegalLinks />}>
      {children}
    </PlainPage>
  );
}
