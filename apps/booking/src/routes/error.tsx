import { ErrorPage } from '@kehrtour/shell/ErrorPage.tsx';
import { pageTitle } from '@kehrtour/shell/pageTitle';
import { product } from '@kehrtour/shell/product';

/** Every host shows the error page under this address. */
export default function ErrorRoute() {
  return (
    <>
      <title>{pageTitle('Da ist etwas schiefgegangen')}</title>
      <header>
        <p className="shell-brand">{product.name}</p>
      </header>
      <ErrorPage error={null} home={{ href: '/unternehmen/termin', text: 'Zur Startseite' }} />
    </>
  );
}
