import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

import { type Ablauf, schrittadresse } from './ablauf.ts';
import type { Mangel } from './ergebnis.ts';
import type { Kontaktseite } from './kontaktdaten.server.ts';
import { Buchungsknopf, Vormerkknopf } from './parts/Buchungsknopf.tsx';
import { Einwilligungen } from './parts/Einwilligungen.tsx';
import { Gehalten } from './parts/Gehalten.tsx';
import { Kontaktfelder } from './parts/Kontaktfelder.tsx';
import { Pruefliste } from './parts/Pruefliste.tsx';
import { Schrittseite } from './parts/Schrittseite.tsx';
import { Widerrufsbelehrung } from './parts/Widerrufsbelehrung.tsx';
import { Zeitwahl } from './parts/Zeitwahl.tsx';

/** Everything on this page belongs to one form, so that whatever is pressed takes along what was typed. */
export const FORM = 'kontakt';

interface Props {
  ablauf: Ablauf;
  seite: Kontaktseite;
  mangel?: Mangel | undefined;
  alternativen?: readonly Zeit[] | undefined;
}

/** Last step: who, once more everything, and the button that says what it does. */
export function KontaktdatenScreen({ ablauf, seite, mangel, alternativen = [] }: Props) {
  const { taetigkeit, schluessel } = seite;
  const kontakt = { ...ablauf.stand.kontakt, ...mangel?.eingaben };
  const fehlerZu = (feld: string) => mangel?.maengel.find(({ fieldId }) => fieldId === feld)?.text;
  const vergeben = fehlerZu('zeiten') !== undefined;
  return (
    <Schrittseite
      ablauf={ablauf}
      schritt="kontaktdaten"
      mangel={mangel}
      {...(vergeben ? { fehlertitel: 'Diese Zeit ist leider weg' } : {})}
      zurueck={<Zurueck />}
    >
      <form
        id={FORM}
        method="post"
        action={schrittadresse(ablauf, 'kontaktdaten')}
        noValidate
        className="grid gap-6"
      >
        <input type="hidden" name="schluessel" value={schluessel} />
        {vergeben ? <Vergeben alternativen={alternativen} /> : <Gehalten seite={seite} ablauf={ablauf} />}
        <h1 className="text-xl font-bold tracking-tight">Wer sind Sie?</h1>
        <Kontaktfelder
          kontakt={kontakt}
          fehlerZu={fehlerZu}
          emailHinweis={
            seite.gehalten.haelt
              ? 'Für die Bestätigung und den Link, mit dem Sie den Termin ändern.'
              : 'Dorthin schicken wir gleich den Link, mit dem Sie den Termin buchen.'
          }
          telefonHinweis="Nur falls sich am Tag selbst etwas verschiebt."
        />
        <PlainField
          id="notiz"
          name="notiz"
          rows={3}
          optional
          label="Was sollten wir wissen?"
          hint="Zum Beispiel, wo wir klingeln sollen. Höchstens 1.000 Zeichen."
          autoComplete="off"
          error={fehlerZu('notiz')}
          defaultValue={kontakt.notiz}
        />
        <Pruefliste ablauf={ablauf} taetigkeit={taetigkeit} zeit={seite.gehalten.zeit} />
        {taetigkeit.zahlungspflichtig ? <Widerrufsbelehrung betrieb={ablauf.betrieb} /> : null}
        <Einwilligungen
          einwilligungen={seite.einwilligungen}
          fehlerZu={fehlerZu}
          bestaetigt={(feld) => mangel?.eingaben[feld] === 'ja'}
        />
        {seite.gehalten.haelt ? (
          <Buchungsknopf ablauf={ablauf} taetigkeit={taetigkeit} />
        ) : (
          <Vormerkknopf ablauf={ablauf} taetigkeit={taetigkeit} />
        )}
      </form>
    </Schrittseite>
  );
}

/** Another time, and yet whatever was typed stays. */
function Zurueck() {
  return (
    <>
      {/* The first button of a form is what Enter presses: it looks the fields through and books nothing. */}
      <button type="submit" form={FORM} name="aktion" value="pruefen" tabIndex={-1} className="sr-only">
        Angaben prüfen
      </button>
      <button
        type="submit"
        form={FORM}
        name="ziel"
        value="termin"
        className={`${LINK_LOOK} inline-flex min-h-12 items-center`}
      >
        Zurück
      </button>
    </>
  );
}

/** Somebody was faster: what is free instead, before anything else is read. */
function Vergeben({ alternativen }: { alternativen: readonly Zeit[] }) {
  return (
    <div id="zeiten" className="grid gap-6">
      <Zeitwahl tage={[]} alternativen={alternativen} />
      <PlainButton kind="secondary" name="ziel" value="termin">
        Alle freien Zeiten zeigen
      </PlainButton>
    </div>
  );
}
