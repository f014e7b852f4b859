import { ApiError } from '@kehrtour/api-client/client';
import { buttonLook } from '@kehrtour/ui/look/button';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Link } from 'react-router';

/** The link of a mail that opens nothing any more, or a server that cannot say. */
export function LinkUngueltig({ error }: { error: Error | null }) {
  const ungueltig = error === null || (error instanceof ApiError && error.status < 500);
  if (!ungueltig) {
    return (
      <Notice tone="danger" title="Der Link ließ sich gerade nicht prüfen" live>
        <p>Bitte laden Sie die Seite in einer Minute neu. Der Link ist dadurch nicht verbraucht.</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title="Dieser Link gilt nicht mehr"
      live
      action={
        <Link className={buttonLook('primary')} to="/anmelden/passwort-vergessen">
          Neuen Link anfordern
        </Link>
      }
    >
      <p>Er ist abgelaufen oder wurde schon benutzt. Ein neuer Link kommt sofort per E-Mail.</p>
    </Notice>
  );
}
