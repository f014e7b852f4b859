import { product } from '@kehrtour/shell/product';

/** In a browser what the page itself names: the front door puts the installation's own address in the place of the built one. */
const named =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

/** Origin of the public site, as canonical addresses, pictures and search engines' data name it. */
export const siteOrigin: string = named === undefined ? product.site : new URL(named).origin;
