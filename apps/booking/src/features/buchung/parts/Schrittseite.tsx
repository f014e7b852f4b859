import { pageTitle } from '@kehrtour/shell/pageTitle';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import type { ReactNode } from 'react';

import { Betriebsrahmen } from '../../../shared/rahmen/Betriebsrahmen.tsx';
import { type Ablauf, SCHRITTE, schrittadresse } from '../ablauf.ts';
import type { Mangel } from '../ergebnis.ts';
import { SEITENTITEL } from '../worte.ts';
import { Bisher } from './Bisher.tsx';
import { Rahmen } from './Rahmen.tsx';

interface Props {
  ablauf: Ablauf;
  schritt: (typeof SCHRITTE)[number];
  mangel?: Mangel | undefined;
  /** Where the step asks something else than usual. */
  titel?: string;
  /** A second question of the step: the way back leads to its first, whose answer is shown. */
  nachgefragt?: boolean;
  fehlertitel?: string;
  /** The step has another way back, one that takes along what was typed. */
  zurueck?: ReactNode;
  children: ReactNode;
}

/** One step: how far it is, what was refused, the question, and what was decided before. */
export function Schrittseite({
  ablauf,
  schritt,
  titel: frage = SEITENTITEL[schritt],
  nachgefragt = false,
  mangel,
  fehlertitel,
  zurueck,
  children,
}: Props) {
  const nummer = SCHRITTE.indexOf(schritt) + 1;
  const vorher = nachgefragt ? schritt : SCHRITTE[nummer - 2];
  const titel = `${frage} Schritt ${nummer} von ${SCHRITTE.length}`;
  return (
    <Rahmen ort={ablauf.ort} schritt={schritt}>
      <title>{pageTitle(mangel ? `Fehler: ${titel}` : titel)}</title>
      <meta
        name="description"
        content={`Einen Termin bei ${ablauf.betrieb.name} online buchen: sagen, was gebraucht wird, freie Zeiten sehen, eine aussuchen.`}
      />
      <Betriebsrahmen
        unternehmen={ablauf.betrieb}
        mitLogo
        eingebettet={ablauf.ort.eingebettet}
        aside={<Bisher ablauf={ablauf} schritt={schritt} nachgefragt={nachgefragt} />}
      >
        <div className="grid gap-6">
          <div className="grid gap-2">
            <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
              <p className="text-base text-muted">
                Schritt {nummer} von {SCHRITTE.length}
              </p>
              {vorher === undefined
                ? null
                : (zurueck ?? (
                    <a
                      href={schrittadresse(ablauf, vorher)}
                      className={`${LINK_LOOK} inline-flex min-h-12 items-center`}
                    >
                      Zurück
                    </a>
                  ))}
            </div>
            <Balken nummer={nummer} />
          </div>
          {mangel ? (
            <ErrorSummary title={fehlertitel ?? 'Bitte prüfen Sie Ihre Eingabe'} faults={mangel.maengel} />
          ) : null}
          {children}
        </div>
      </Betriebsrahmen>
    </Rahmen>
  );
}

/** The same as the words above it, for those who see. */
function Balken({ nummer }: { nummer: number }) {
  return (
    <div aria-hidden className="grid grid-cols-4 gap-1.5">
      {SCHRITTE.map((schritt, index) => (
        <span
          key={schritt}
          className={`h-1.5 rounded-full border forced-colors:border-[CanvasText] ${index < nummer ? 'border-accent bg-accent forced-colors:bg-[Highlight]' : 'border-line bg-sunken'}`}
        />
      ))}
    </div>
  );
}
