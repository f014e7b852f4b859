import { product } from '@kehrtour/shell/product';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

/** As long as the operator's data are examples, every page that shows them says so. */
export function InventedNotice() {
  if (!product.operator.invented) return null;
  return (
    <div className="mb-8 max-w-3xl">
      <Notice tone="warning" title="Beispielangaben">
        Firma, Anschrift und Nummern auf dieser Seite sind erfunden. Wer diese Anwendung betreibt, trägt die
        eigenen ein.
      </Notice>
    </div>
  );
}
