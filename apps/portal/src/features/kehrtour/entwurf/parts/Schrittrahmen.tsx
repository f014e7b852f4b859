import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Stepper } from '@kehrtour/ui/layout/Stepper.tsx';
import type { Decision } from '@kehrtour/ui/layout/Stepper.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import { kehrtourName } from '../../kehrtour.format.ts';
import {
  ENTSCHEIDUNGEN,
  NOETIGE,
  SCHRITT_FRAGEN,
  SCHRITT_NAMEN,
  schrittAdresse,
  SCHRITTE,
  zurueckAdresse,
} from '../../wizardSchritt.ts';
import type { Schritt } from '../../wizardSchritt.ts';
import { entscheidungText } from '../entwurf.format.ts';
import { Entscheidungsliste } from './Entscheidungsliste.tsx';

type Tat = { label?: string; busy?: boolean; onPress: () => void };

export type SchrittrahmenProps = {
  schritt: Schritt;
  kehrtour: Kehrtour | undefined;
  mitarbeiter: readonly Mitarbeiter[];
  faults?: readonly FieldFault[];
  /** What "Weiter" does; absent on the last step, which has its own deeds. */
  weiter?: Tat;
  /** "Weiter mit Vorgaben", where everything that is needed is decided. */
  vorgaben?: Tat | undefined;
  children: ReactNode;
};

/** Steps that need the whole width. */
const BREIT: readonly Schritt[] = ['liegenschaften', 'pruefen'];

/** Around every step: where we are, the question, what was decided, and the way on and back. */
export function Schrittrahmen(props: SchrittrahmenProps) {
  const { schritt, kehrtour, mitarbeiter, faults = [], weiter, vorgaben, children } = props;
  const nummer = SCHRITTE.indexOf(schritt) + 1;
  const decisions = kehrtour === undefined ? [] : entscheidungen(kehrtour, mitarbeiter, schritt);
  const breit = BREIT.includes(schritt);
  const titel = kehrtour === undefined ? 'Neue Kehrtour' : kehrtourName(kehrtour);
  return (
    <div
      className={`mx-auto grid gap-x-12 gap-y-6 ${breit ? 'max-w-[110rem]' : 'max-w-5xl lg:grid-cols-[minmax(0,1fr)_19rem]'}`}
    >
      {breit ? null : (
        <div className="lg:hidden">
          <Stepper current={nummer} total={SCHRITTE.length} title={titel} />
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-6">
        <Schrittkopf schritt={schritt} kehrtourId={kehrtour?.id}>
          {breit ? (
            <div className="order-first w-full sm:order-none sm:w-72">
              <Stepper current={nummer} total={SCHRITTE.length} title={titel} />
            </div>
          ) : null}
        </Schrittkopf>
        <ErrorSummary faults={faults} />
        {children}
        {weiter === undefined ? null : <Wegleiste weiter={weiter} vorgaben={vorgaben} />}
        {breit && decisions.length > 0 ? <Entscheidungsliste decisions={decisions} /> : null}
      </div>
      {breit ? null : (
        <div className="hidden lg:block">
          <div className="sticky top-6">
            <Stepper current={nummer} total={SCHRITTE.length} title={titel} decisions={decisions} />
          </div>
        </div>
      )}
      {breit || decisions.length === 0 ? null : (
        <div className="lg:hidden">
          <Entscheidungsliste decisions={decisions} />
        </div>
      )}
    </div>
  );
}

type SchrittkopfProps = { schritt: Schritt; kehrtourId: string | undefined; children: ReactNode };

/** The way back and the question; beside them the place for where we are. */
function Schrittkopf({ schritt, kehrtourId, children }: SchrittkopfProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
      <div className="flex flex-col items-start gap-2">
        <span className="-ml-3">
          <ButtonLink
            kind="quiet"
            size="small"
            href={zurueckAdresse(schritt, kehrtourId)}
            icon={<ArrowLeft aria-hidden className="size-4" />}
          >
            Zurück
          </ButtonLink>
        </span>
        <h1 className="text-xl font-bold">{SCHRITT_FRAGEN[schritt]}</h1>
      </div>
      {children}
    </header>
  );
}

/** The way on, or past all that the settings answer. */
function Wegleiste({ weiter, vorgaben }: { weiter: Tat; vorgaben: Tat | undefined }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-page px-4 py-3 sm:mx-0 sm:px-0">
      <Button kind="primary" busy={weiter.busy ?? false} onPress={weiter.onPress}>
        {weiter.label ?? 'Weiter'}
      </Button>
      {vorgaben === undefined ? null : (
        <>
          <Button busy={vorgaben.busy ?? false} onPress={vorgaben.onPress}>
            Weiter mit Vorgaben
          </Button>
          <p className="text-sm text-muted">Alles Weitere wie in Ihren Einstellungen</p>
        </>
      )}
    </div>
  );
}

/** All that holds: decided by a person, or by the settings. */
function entscheidungen(kehrtour: Kehrtour, mitarbeiter: readonly Mitarbeiter[], jetzt: Schritt): Decision[] {
  const bis = SCHRITTE.indexOf(jetzt);
  return ENTSCHEIDUNGEN.filter(
    (schritt) =>
      schritt !== jetzt &&
      (kehrtour.entschieden.includes(schritt) ||
        (SCHRITTE.indexOf(schritt) < bis && !NOETIGE.includes(schritt))),
  ).map((schritt) => ({
    id: schritt,
    label: `${SCHRITT_NAMEN[schritt]}${kehrtour.entschieden.includes(schritt) ? '' : ' (Vorgabe)'}`,
    value: entscheidungText(schritt, kehrtour.vorgaben, mitarbeiter),
    href: schrittAdresse(schritt, kehrtour.id),
  }));
}
