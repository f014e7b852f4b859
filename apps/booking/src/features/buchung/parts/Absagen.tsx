import { buttonLook } from '@kehrtour/ui/look/button';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

import { buchungsadresse } from '../ablauf.ts';
import type { Fertigseite } from '../fertig.server.ts';
import { zeitText } from '../worte.ts';

/** The second press of a cancellation: a page of its own, so that no frame around it can trick anybody into it. */
export function Absagen({ seite: { ort, buchung, schluessel } }: { seite: Fertigseite }) {
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-xl font-bold tracking-tight">Möchten Sie diesen Termin absagen?</h1>
        <p className="font-semibold">{zeitText(buchung.zeit)}</p>
        <p>
          {buchung.taetigkeit}, {buchung.anschrift.zeile}
        </p>
      </div>
      <form method="post" className="grid gap-6">
        <input type="hidden" name="tun" value="absagen" />
        <input type="hidden" name="schluessel" value={schluessel} />
        <PlainField
          id="grund"
          name="grund"
          rows={2}
          optional
          maxLength={500}
          label="Möchten Sie uns etwas dazu sagen?"
        />
        <div className="flex flex-wrap gap-3">
          <PlainButton kind="danger">Termin absagen</PlainButton>
          <a
            href={buchungsadresse(ort, 'fertig', { code: buchung.code })}
            className={buttonLook('secondary')}
          >
            {buchung.status === 'vorgeschlagen' ? 'Zurück zum Vorschlag' : 'Termin behalten'}
          </a>
        </div>
      </form>
    </>
  );
}

/** The withdrawal function of § 356a BGB: who, which contract, and a button that says nothing else. */
export function Widerrufen({ seite: { ort, buchung, schluessel } }: { seite: Fertigseite }) {
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-xl font-bold tracking-tight">Vertrag widerrufen</h1>
        <p>
          Ich widerrufe den Vertrag Nummer <strong>{buchung.referenz}</strong> mit {buchung.unternehmen.name}{' '}
          über: {buchung.taetigkeit}, {zeitText(buchung.zeit)}.
        </p>
        <p>Der Termin entfällt damit. Den Eingang bestätigen wir Ihnen sofort per E-Mail.</p>
      </div>
      <form method="post" className="grid gap-6">
        <input type="hidden" name="tun" value="widerrufen" />
        <input type="hidden" name="schluessel" value={schluessel} />
        <PlainField id="name" name="name" label="Ihr Name" autoComplete="name" optional maxLength={160} />
        <div className="flex flex-wrap gap-3">
          <PlainButton kind="danger">Widerruf bestätigen</PlainButton>
          <a
            href={buchungsadresse(ort, 'fertig', { code: buchung.code })}
            className={buttonLook('secondary')}
          >
            Abbrechen
          </a>
        </div>
      </form>
    </>
  );
}
