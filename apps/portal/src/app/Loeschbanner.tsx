import { formatTag } from '@kehrtour/domain/format';
import { darf, type Rolle } from '@kehrtour/domain/rolle';
import type { Tag } from '@kehrtour/domain/tag';
import { Banner } from '@kehrtour/ui/message/Banner.tsx';
import { Link } from 'react-router';

/** Everybody sees the last day; whoever may delete the company may take it back. */
export function Loeschbanner({ am, rolle }: { am: Tag; rolle: Rolle }) {
  return (
    <Banner
      tone="danger"
      label="Löschung des Betriebs"
      action={
        darf(rolle, 'unternehmen.loeschen') ? (
          <Link to="/konto/einstellungen/datenschutz" className="py-1 text-on-danger underline">
            Ansehen oder zurücknehmen
          </Link>
        ) : null
      }
    >
      Dieser Betrieb wird am {formatTag(am)} gelöscht.
    </Banner>
  );
}
