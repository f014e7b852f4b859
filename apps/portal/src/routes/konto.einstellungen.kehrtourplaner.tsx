import { product } from '@kehrtour/shell/product';
import { Link } from '@kehrtour/ui/Link.tsx';
import { Notice } from '@kehrtour/ui/plain/Notice.tsx';

import { Seite } from '../app/Seite.tsx';

/** Where the guard leads a company that has not booked the planner. */
export function Component() {
  return (
    <Seite title={product.planner}>
      <div className="max-w-2xl">
        <Notice tone="info" title={`Ihr Betrieb nutzt den ${product.planner} noch nicht`}>
          <p>Mit ihm planen Sie {product.tours}, drucken Terminzettel und bekommen Antworten zurück.</p>
          <p>
            Schreiben Sie uns an <Link href={`mailto:${product.supportMail}`}>{product.supportMail}</Link>,
            dann schalten wir ihn frei. Ihre Termine und Liegenschaften bleiben, wie sie sind.
          </p>
        </Notice>
      </div>
    </Seite>
  );
}
