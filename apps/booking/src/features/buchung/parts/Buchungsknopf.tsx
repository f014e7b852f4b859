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
        {bestaetigenText(ablauf, taetigkeit)} {danachText(ablauf, taetigkeit)}
      </p>
    </div>
  );
}

/** Where a booking is entered only with the link of its mail, this button books nothing, and says so. */
export function Vormerkknopf({ ablauf, taetigkeit }: { ablauf: Ablauf; taetigkeit: BuchbareTaetigkeit }) {
  const { bestaetigenMinuten } = ablauf.betrieb;
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
        {bestaetigenMinuten === null ? '' : ` Der Link gilt ${fristText(bestaetigenMinuten)}.`}{' '}
        {danachText(ablauf, taetigkeit)}
      </p>
    </div>
  );
}

type Art = Pick<BuchbareTaetigkeit, 'anfrage'>;

/** Whoever came with a code is known; everybody else reads beforehand what the mail asks for. */
function bestaetigenText(
  { betrieb: { bestaetigenMinuten }, stand }: Pick<Ablauf, 'betrieb' | 'stand'>,
  { anfrage }: Art,
): string {
  if (bestaetigenMinuten === null || stand.haus) return 'Sie bekommen sofort eine E-Mail.';
  const frist = fristText(bestaetigenMinuten);
  return anfrage
    ? `Sie bekommen sofort eine E-Mail mit einem Link. Bitte bestätigen Sie Ihre Anfrage damit innerhalb von ${frist}, sonst verfällt sie.`
    : `Sie bekommen sofort eine E-Mail mit einem Link. Bitte bestätigen Sie den Termin damit innerhalb von ${frist}, sonst verfällt er.`;
}

/** What is only asked for is no appointment yet. */
const danachText = ({ betrieb: { aendernBisStunden } }: Pick<Ablauf, 'betrieb'>, { anfrage }: Art): string =>
  anfrage
    ? 'Der Termin gilt erst, wenn wir zusagen.'
    : `Ändern oder absagen können Sie bis ${aendernBisStunden} Stunden vorher.`;

/** § 312j Abs. 3 BGB where money is owed, and its price stands above; else the button says just as plainly what happens. */
export function knopftext({
  zahlungspflichtig,
  anfrage,
}: Pick<BuchbareTaetigkeit, 'zahlungspflichtig' | 'anfrage'>): string {
  if (anfrage) return 'Unverbindlich anfragen';
  return zahlungspflichtig ? 'Zahlungspflichtig bestellen' : 'Termin verbindlich buchen';
}
