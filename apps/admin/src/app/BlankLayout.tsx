import { BlankLayout as Blank } from '@kehrtour/shell/BlankLayout.tsx';
import { product } from '@kehrtour/shell/product';
import type { ReactNode } from 'react';

/** The door of the operators. */
export function BlankLayout({ children }: { children: ReactNode }) {
  return <Blank name={`${product.name} Betrieb`}>{children}</Blank>;
}
