import { buttonLook } from '@kehrtour/ui/look/button';
import { Link } from 'react-router';

import { portalAddress } from './portalAddress.ts';

/** The next step at the end of a page. */
export function ClosingCall() {
  return (
    <section className="border-t border-line bg-accent-soft print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-6 px-4 py-12 sm:px-6">
        <div className="max-w-xl">
          <h2 className="text-xl font-bold tracking-tight">Nehmen Sie Ihre eigene Datei.</h2>
          <p className="mt-2 text-muted">
            Konto anlegen, Export hineinziehen, erste Tour ansehen. Ein Import lässt sich als Ganzes
            rückgängig machen.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={portalAddress.register} className={buttonLook('primary')}>
            Betrieb anmelden
          </a>
          <Link to="/kontakt" className={buttonLook('secondary')}>
            Erst fragen
          </Link>
        </div>
      </div>
    </section>
  );
}
