import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { adresseBestaetigen } from '@kehrtour/contract/konto';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { buttonLook } from '@kehrtour/ui/look/button';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';

export type AdresseBestaetigenScreenProps = {
  client: Client;
  /** From the link of the mail; null when the address carries none. */
  code: string | null;
};

/** Programs that look through mails open links: confirmed is it only by the press. */
export function AdresseBestaetigenScreen({ client, code }: AdresseBestaetigenScreenProps) {
  const bestaetigen = useMutation({
    mutationFn: () => client.call(adresseBestaetigen, { body: { code: code ?? '' } }),
  });
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">E-Mail-Adresse bestätigen</h1>
      {bestaetigen.isSuccess ? (
        <Bestaetigt />
      ) : (
        <>
          {code === null ? (
            <Notice tone="warning" title="Hier fehlt der Link aus der E-Mail">
              <p>Bitte öffnen Sie ihn noch einmal. Bis dahin gilt die bisherige Adresse.</p>
            </Notice>
          ) : (
            <p>
              Die Adresse, an die wir Ihnen geschrieben haben, soll künftig die Ihres Zugangs sein. Mit der
              bisherigen melden Sie sich danach nicht mehr an.
            </p>
          )}
          {bestaetigen.isError ? (
            <Notice tone="danger" live>
              <p>{sentenceOf(bestaetigen.error)}</p>
            </Notice>
          ) : null}
          {code === null ? null : (
            <Button kind="primary" busy={bestaetigen.isPending} onPress={() => bestaetigen.mutate()}>
              Adresse bestätigen
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function Bestaetigt() {
  return (
    <Notice
      tone="success"
      title="Ihre neue Adresse gilt"
      live
      action={
        <Link className={buttonLook('primary')} to="/anmelden">
          Zur Anmeldung
        </Link>
      }
    >
      <p>Von jetzt an melden Sie sich mit ihr an. Ihr Passwort bleibt dasselbe.</p>
    </Notice>
  );
}
