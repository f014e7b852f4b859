import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { faktorfreigabeStoppen } from '@kehrtour/contract/faktorfreigabe';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { buttonLook } from '@kehrtour/ui/look/button';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';

export type ZuruecksetzungStoppenScreenProps = {
  client: Client;
  /** From the link of the mail; null when the address carries none. */
  code: string | null;
};

/** Programs that look through mails open links: stopped is it only by the press. */
export function ZuruecksetzungStoppenScreen({ client, code }: ZuruecksetzungStoppenScreenProps) {
  const stoppen = useMutation({
    mutationFn: () => client.call(faktorfreigabeStoppen, { body: { code: code ?? '' } }),
  });
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">Zurücksetzung stoppen</h1>
      {stoppen.isSuccess ? (
        <Gestoppt />
      ) : (
        <>
          {code === null ? <OhneLink /> : <Frage />}
          {stoppen.isError ? (
            <Notice tone="danger" live>
              <p>{sentenceOf(stoppen.error)}</p>
            </Notice>
          ) : null}
          {code === null ? null : (
            <Button kind="primary" busy={stoppen.isPending} onPress={() => stoppen.mutate()}>
              Zweiten Faktor behalten
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function Frage() {
  return (
    <>
      <p>
        Ihr zweiter Faktor soll zurückgesetzt werden, weil er bei uns als verloren gemeldet wurde. Waren Sie
        das nicht, oder haben Sie ihn wiedergefunden? Dann behalten Sie ihn hier mit einem Druck.
      </p>
      <p className="text-muted">Haben Sie ihn wirklich verloren, müssen Sie nichts tun.</p>
    </>
  );
}

function OhneLink() {
  return (
    <Notice tone="warning" title="Hier fehlt der Link aus der E-Mail">
      <p>
        Bitte öffnen Sie ihn noch einmal. Es genügt auch, wenn Sie sich mit Ihrem zweiten Faktor anmelden.
      </p>
    </Notice>
  );
}

function Gestoppt() {
  return (
    <Notice
      tone="success"
      title="Ihr zweiter Faktor bleibt"
      live
      action={
        <Link className={buttonLook('primary')} to="/anmelden">
          Zur Anmeldung
        </Link>
      }
    >
      <p>
        An Ihrem Zugang hat sich nichts geändert. Haben Sie die Zurücksetzung nicht selbst angestoßen, ändern
        Sie bitte Ihr Passwort.
      </p>
    </Notice>
  );
}
