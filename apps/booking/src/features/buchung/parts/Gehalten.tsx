import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import { type Ablauf, wirdVorgemerkt } from '../ablauf.ts';
import type { Kontaktseite } from '../kontaktdaten.server.ts';
import { uhrzeitVon } from '../uhr.ts';
import { tagText } from '../worte.ts';
import { Uhrzeit } from './Uhrzeit.tsx';

/**
 * The held time. Without a script it says until when; the script counts the minutes down, says so now and then, and gives
 * the time back when the visitor leaves.
 */
export function Gehalten({ seite, ablauf }: { seite: Kontaktseite; ablauf: Ablauf }) {
  return seite.gehalten.haelt ? (
    <Freigehalten seite={seite} ort={ablauf.ort} />
  ) : (
    <Gewaehlt seite={seite} ablauf={ablauf} />
  );
}

/** Chosen and nobody's yet: nothing runs down, and nothing is given back. */
function Gewaehlt({ seite: { gehalten }, ablauf }: { seite: Kontaktseite; ablauf: Ablauf }) {
  const { telefon } = ablauf.betrieb;
  return (
    <section
      aria-labelledby="gehalten"
      className="grid gap-2 rounded-lg border-2 border-accent-line bg-accent-soft p-4"
    >
      <p id="gehalten" className="text-lg leading-snug font-bold">
        {tagText(gehalten.zeit)}, <Uhrzeit zeit={gehalten.zeit} />
      </p>
      <p>Diese Zeit ist frei. Gebucht ist sie erst mit dem Klick in unserer Mail.</p>
      {wirdVorgemerkt(ablauf) ? null : (
        <p>
          Gerade sind viele Zeiten belegt, die noch niemand bestätigt hat. Darum halten wir Ihre Zeit nicht
          frei.{telefon ? ` Am Telefon buchen Sie sofort: ${telefon}.` : ''}
        </p>
      )}
    </section>
  );
}

function Freigehalten({ seite, ort }: { seite: Kontaktseite; ort: Ablauf['ort'] }) {
  const { gehalten, restMs, verlaengert } = seite;
  const { zeit, reservierung, laeuftAb, verlaengerbar } = gehalten;
  const abgelaufen = restMs === 0;
  return (
    <section
      aria-labelledby="gehalten"
      data-gehalten={restMs}
      data-freigeben={`/api/oeffentlich/unternehmen/${encodeURIComponent(ort.slug)}/reservierungen/freigeben`}
      data-reservierung={reservierung}
      className="grid gap-2 rounded-lg border-2 border-accent-line bg-accent-soft p-4"
    >
      <p
        id="gehalten"
        className="text-lg leading-snug font-bold outline-none"
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- after prolonging this is what was asked for
        autoFocus={verlaengert}
      >
        {tagText(zeit)}, <Uhrzeit zeit={zeit} />
      </p>
      <div data-solange className="grid gap-2" hidden={abgelaufen}>
        <p>
          {verlaengert ? 'Verlängert: ' : ''}Wir halten die Zeit{' '}
          <span data-noch>bis {uhrzeitVon(laeuftAb)} Uhr</span> für Sie frei.
        </p>
        {verlaengerbar ? (
          <div>
            <PlainButton kind="secondary" name="aktion" value="verlaengern">
              Länger freihalten
            </PlainButton>
          </div>
        ) : null}
      </div>
      <div data-abgelaufen className="grid gap-2" hidden={!abgelaufen}>
        <p>
          Wir halten die Zeit nicht mehr für Sie frei. Ihre Angaben sind noch da, und solange niemand
          schneller ist, können Sie weiter buchen.
        </p>
        <div>
          <PlainButton kind="secondary" name="aktion" value="verlaengern">
            Zeit wieder freihalten
          </PlainButton>
        </div>
      </div>
      <output data-ansage className="sr-only" />
    </section>
  );
}
