import { Banner } from '@kehrtour/ui/message/Banner.tsx';
import { Link } from 'react-router';

/** Leads back into the set-up, from everywhere, until it is done. */
export function Einrichtungsbanner() {
  return (
    <Banner
      label="Offene Einrichtung"
      action={
        <Link to="/kehrtourplaner/einrichten" className="py-1 text-ink underline">
          Einrichtung fortsetzen
        </Link>
      }
    >
      Bis zur ersten Kehrtour fehlt noch etwas.
    </Banner>
  );
}
