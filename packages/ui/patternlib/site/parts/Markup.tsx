import { formatMarkup } from '../formatMarkup.ts';
import { CodeToCopy } from './CodeToCopy.tsx';

/** For pages without React: what the light part leaves there. */
export function Markup({ markup }: { markup: string }) {
  return (
    <CodeToCopy
      id="html"
      title="HTML"
      code={formatMarkup(markup)}
      hint="So steht es auf einer Seite ohne React; die Klassen kommen aus plain.css."
    />
  );
}
