import { product } from '@kehrtour/shell/product';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { useCurrentUser } from '../app/currentUser.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';

/** Where the guard leads a company that has not booked the planner. */
export function Component() {
  const nutzt = useCurrentUser()?.unternehmen.kehrtourplaner === true;
  return (
    <Einstellungsseite>
      <div className="max-w-2xl">{nutzt ? <Genutzt /> : <NichtGebucht />}</div>
    </Einstellungsseite>
  );
}

function Genutzt() {
  return (
    <Notice
      tone="success"
      title={`Ihr Betrieb nutzt den ${product.planner}`}
      action={<ButtonLink href="/kehrtouren">Zu den {product.tours}</ButtonLink>}
    />
  );
}

function NichtGebucht() {
  return (
    <Notice tone="info" title={`Ihr Betrieb nutzt den ${product.planner} noch nicht`}>
      <p>Mit ihm planen Sie {product.tours}, drucken Terminzettel und bekommen Antworten zurück.</p>
      <p>
        Schreiben Sie uns an <Link href={`mailto:${product.supportMail}`}>{product.supportMail}</Link>, dann
        schalten wir ihn frei. Ihre Termine und Liegenschaften bleiben, wie sie sind.
      </p>
    </Notice>
  );
}
