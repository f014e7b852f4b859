import { buttonLook } from '@kehrtour/ui/look/button';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Link } from 'react-router';

export function Component() {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">Passwort gespeichert</h1>
      <Notice
        tone="success"
        title="Ihr neues Passwort gilt ab jetzt"
        action={
          <Link className={buttonLook('primary')} to="/admin-area/anmelden">
            Jetzt anmelden
          </Link>
        }
      >
        <p>Alle anderen Sitzungen sind beendet.</p>
      </Notice>
    </div>
  );
}
