import type { BuchbareTaetigkeit } from '@kehrtour/contract/buchungsangebot';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import type { Ablauf } from '../ablauf.ts';
import { fristText } from '../worte.ts';
import { OhneNetz } from './OhneNetz.tsx';

/** The button that says what it does, and below it what happens then. */
export function Buchungsknopf({ ablauf, taetigkeit }: { ablauf: Ablauf; taetigkeit: BuchbareTaetigkeit }) {
  return (
    <div className="grid gap-2">
      <OhneNetz />
      <PlainButton wide name="aktion" value="buchen">
        {knopftext(taetigkeit)}
      </PlainButton>
      <p className="text-sm text-muted">
        {bestaetigenText(ablauf)} Ändern oder absagen können Sie bis {ablauf.betrieb.aendernBisStunden}{' '}
        Stunden vorher.
      </p>
    </div>
  );
}

/** Where a booking is entered only with the link of its mail, this button books nothing, and says so. */
export function Vormerkknopf({ ablauf, taetigkeit }: { ablauf: Ablauf; taetigkeit: BuchbareTaetigkeit }) {
  const { aendernBisStunden, bestaetigenMinuten } = ablauf.betrieb;
  return (
    <div className="grid gap-2">
      <OhneNetz />
      <PlainButton wide name="aktion" value="buchen">
        Weiter per E-Mail
      </PlainButton>
      <p className="text-sm text-muted">
        Wir schicken Ihnen eine E-Mail.{' '}
        <strong className="font-semibold text-ink">
          Erst mit dem Klick dort ist der Termin {taetigkeit.anfrage ? 'angefragt' : 'gebucht'}
        </strong>
        , am besten gleich: Bis dahin kann jemand anders schneller sein.
        {bestaetigenMinuten === null ? '' : ` Der Link gilt ${fristText(bestaetigenMinuten)}.`} Ändern oder
        absagen können Sie bis {aendernBisStunden} Stunden vorher.
      </p>
    </div>
  );
}

/** Who came with a code is known; everybody else reads beforehand what the mail asks for. */
function bestaetigenText({ betrieb: { bestaetigenMinuten }, stand }: Ablauf): string {
  return bestaetigenMinuten === null || stand.haus
    ? 'Sie bekommen sofort eine E-Mail.'
    : `Sie bekommen sofort eine E-Mail mit einem Link. Bitte bestätigen Sie den Termin damit innerhalb von ${fristText(bestaetigenMinuten)}, sonst verfällt er.`;
}

/** § 312j Abs. 3 BGB where money is owed, and its price stands above; else the button says just as plainly what happens. */
export function knopftext({
  zahlungspflichtig,
  anfrage,
}: Pick<BuchbareTaetigkeit, 'zahlungspflichtig' | 'anfrage'>): string {
  if (anfrage) return 'Unverbindlich anfragen';
  return zahlungspflichtig ? 'Zahlungspflichtig bestellen' : 'Termin verbindlich buchen';
}
