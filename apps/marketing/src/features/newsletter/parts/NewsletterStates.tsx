import { product } from '@kehrtour/shell/product';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { Link } from 'react-router';

import { FormState } from '../../../shared/form/FormState.tsx';

export type NewsletterState = 'abmelden' | 'gesendet' | 'abgemeldet' | 'link-ungueltig';

/** What comes after the forms of the page. */
export function NewsletterStates({ state }: { state: NewsletterState | null }) {
  return (
    <div className="max-w-2xl">
      <FormState
        id="gesendet"
        shown={state === 'gesendet'}
        title="Fast fertig: Bitte sehen Sie in Ihr Postfach"
      >
        <p>
          Wir haben Ihnen einen Link geschickt. Öffnen Sie ihn innerhalb von sieben Tagen, dann kommt die
          nächste Ausgabe auch zu Ihnen.
        </p>
        <p className="text-sm">
          Keine Mail? Sehen Sie im Ordner für unerwünschte Post nach, oder{' '}
          <a href="/newsletter" className={LINK_LOOK}>
            fordern Sie den Link noch einmal an
          </a>
          . Je Adresse und Tag schicken wir höchstens drei.
        </p>
      </FormState>
      <FormState id="abgemeldet" shown={state === 'abgemeldet'} title="Sie bekommen keinen Newsletter mehr">
        <p>Ihre Adresse ist gelöscht. Es kommt keine Mail, die das noch einmal bestätigt.</p>
        <p>
          <Link to="/blog" className={LINK_LOOK}>
            Die Artikel stehen weiter im Blog
          </Link>
          .
        </p>
      </FormState>
      <FormState
        id="link-ungueltig"
        shown={state === 'link-ungueltig'}
        tone="warning"
        title="Zu diesem Link gibt es keine Anmeldung"
      >
        <p>Vielleicht ist er nicht vollständig, oder die Anmeldung ist schon gelöscht.</p>
        <p>
          Bekommen Sie trotzdem noch Post? Schreiben Sie an{' '}
          <a href={`mailto:${product.operator.mail}`} className={LINK_LOOK}>
            {product.operator.mail}
          </a>
          , dann beenden wir sie von Hand.
        </p>
      </FormState>
    </div>
  );
}
