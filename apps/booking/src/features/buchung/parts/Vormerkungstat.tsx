import { buttonLook } from '@kehrtour/ui/look/button';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import type { Mangel } from '../ergebnis.ts';
import type { Vormerkungsseite } from '../vormerkung.server.ts';
import { knopftext } from './Buchungsknopf.tsx';
import { Einwilligungen } from './Einwilligungen.tsx';
import { Widerrufsbelehrung } from './Widerrufsbelehrung.tsx';
import { Zeitwahl } from './Zeitwahl.tsx';

interface Props {
  seite: Vormerkungsseite;
  mangel?: Mangel | undefined;
}

/** What can be done with it now; whoever has only the page, and not the mail, can book nothing. */
export function Vormerkungstat({ seite, mangel }: Props) {
  const { vorgemerkt, mitLink, neuwahl } = seite;
  switch (vorgemerkt.status) {
    case 'offen':
      return mitLink ? (
        <Buchen seite={seite} mangel={mangel} />
      ) : (
        <Neuwahl href={neuwahl} text="Andere Zeit oder Mail-Adresse" />
      );
    case 'vergeben':
      return (
        <>
          {mitLink && vorgemerkt.alternativen.length > 0 ? (
            <form method="post" id="zeiten" className="grid gap-6">
              <Zeitwahl tage={[]} alternativen={vorgemerkt.alternativen} />
            </form>
          ) : null}
          <Neuwahl href={neuwahl} text="Alle freien Zeiten zeigen" />
        </>
      );
    case 'abgelaufen':
      return (
        <a href={neuwahl} className={`${buttonLook('primary')} justify-self-start`}>
          Freie Zeiten ansehen
        </a>
      );
    case 'gebucht':
      return null;
  }
}

/** Only this button books, and says so where money is owed (§ 312j Abs. 3 BGB). */
function Buchen({ seite: { vorgemerkt, schluessel, neuwahl }, mangel }: Props) {
  const { einwilligungen, zahlungspflichtig, anfrage, unternehmen } = vorgemerkt;
  return (
    <form method="post" noValidate className="grid gap-3 print:hidden">
      <input type="hidden" name="schluessel" value={schluessel} />
      {zahlungspflichtig ? <Widerrufsbelehrung betrieb={unternehmen} /> : null}
      <Einwilligungen
        einwilligungen={einwilligungen}
        fehlerZu={(feld) => mangel?.maengel.find(({ fieldId }) => fieldId === feld)?.text}
        bestaetigt={(feld) => mangel?.eingaben[feld] === 'ja'}
      />
      <PlainButton wide>{knopftext({ zahlungspflichtig, anfrage })}</PlainButton>
      <Neuwahl href={neuwahl} text="Andere Zeit wählen" />
    </form>
  );
}

const Neuwahl = ({ href, text }: { href: string; text: string }) => (
  <a href={href} className={`${buttonLook('secondary')} justify-self-start print:hidden`}>
    {text}
  </a>
);
