import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import { LINK_LOOK } from '@kehrtour/ui/look/link';

import { Zeitzonensatz } from '../../shared/rahmen/Zeitzonensatz.tsx';
import { type Ablauf, schrittadresse, wirdVorgemerkt } from './ablauf.ts';
import type { Mangel } from './ergebnis.ts';
import { Knappheit } from './parts/Knappheit.tsx';
import { NichtsFrei } from './parts/NichtsFrei.tsx';
import { Schrittseite } from './parts/Schrittseite.tsx';
import { Zeitraum } from './parts/Zeitraum.tsx';
import { Zeitwahl } from './parts/Zeitwahl.tsx';
import type { Terminseite } from './termin.server.ts';
import { zeitText } from './worte.ts';

interface Props {
  ablauf: Ablauf;
  seite: Terminseite;
  mangel?: Mangel | undefined;
  /** Free near by, when the chosen time was just taken. */
  alternativen?: readonly Zeit[] | undefined;
}

/** Third step: the next free times by day; the calendar and other periods come after them. */
export function TerminScreen({ ablauf, seite, mangel, alternativen = [] }: Props) {
  const { zeiten, ab, nur, schluessel } = seite;
  const { gehalten } = ablauf.stand;
  const ausschnitt = { ...(ab ? { ab } : {}), ...(nur ? { nur } : {}) };
  const wunsch = schrittadresse(ablauf, 'kontaktdaten', { wunsch: '1' });
  const adresse = (mehr: Record<string, string>) => schrittadresse(ablauf, 'termin', mehr);
  return (
    <Schrittseite ablauf={ablauf} schritt="termin" mangel={mangel} fehlertitel="Diese Zeit ist leider weg">
      <div>
        <h1 className="text-xl font-bold tracking-tight">Wann passt es Ihnen?</h1>
        <p className="mt-2">
          {wirdVorgemerkt(ablauf)
            ? 'Tippen Sie auf eine Zeit. Gebucht ist sie erst mit dem Klick in unserer Mail.'
            : 'Tippen Sie auf eine Zeit. Wir halten sie dann zehn Minuten für Sie frei.'}
        </p>
        <Zeitzonensatz />
        {gehalten ? (
          <p className="mt-3 border-l-4 border-accent pl-3">
            Zuletzt gewählt: <strong>{zeitText(gehalten.zeit)}</strong>
            <br />
            <a
              href={schrittadresse(ablauf, 'kontaktdaten')}
              className={`${LINK_LOOK} inline-flex min-h-12 items-center`}
            >
              Dabei bleiben
            </a>
          </p>
        ) : null}
      </div>
      {zeiten.tage.length > 0 ? <Knappheit {...{ zeiten, nur, ab, adresse, wunsch }} /> : null}
      <form method="post" action={adresse(ausschnitt)} id="zeiten" className="grid gap-8">
        <input type="hidden" name="schluessel" value={schluessel} />
        {zeiten.tage.length === 0 && alternativen.length === 0 ? (
          <NichtsFrei {...{ zeiten, nur, ab, adresse, wunsch }} betrieb={ablauf.betrieb} />
        ) : (
          <Zeitwahl tage={zeiten.tage} alternativen={alternativen} />
        )}
      </form>
      <Zeitraum
        zeiten={zeiten}
        ab={ab}
        nur={nur}
        adresse={adresse}
        versteckt={{ ...felderAus(adresse({})) }}
        // Where nothing is free the wish stands above, in its place.
        {...(zeiten.tage.length > 0 ? { wunsch } : {})}
      />
    </Schrittseite>
  );
}

/** A form by GET drops the query of its address: what stood there goes along as fields. */
export function felderAus(adresse: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(adresse.split('?', 2)[1]));
}
