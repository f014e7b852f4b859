import { ErrorPage } from '@kehrtour/shell/ErrorPage.tsx';
import { product } from '@kehrtour/shell/product';

/** Every host shows the error page under this address. */
export default function ErrorRoute() {
  return (
    <>
      <header>
        <p className="shell-brand">{product.name}</p>
      </header>
      <ErrorPage error={null} home={{ href: '/termin', text: 'Zur Startseite' }} />
    </>
  );
}
