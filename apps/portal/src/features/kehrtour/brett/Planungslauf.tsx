import { ApiError } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import type { FehlerCode } from '@kehrtour/contract/fehler';
import type { Problem } from '@kehrtour/contract/problem';
import { keysOf } from '@kehrtour/domain/keysOf';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { Rechenlauf } from '../Rechenlauf.tsx';
import { istSchritt, SCHRITT_NAMEN, schrittAdresse } from '../wizardSchritt.ts';
import type { Planung } from './usePlanung.ts';

/** The running computation, or why there is none: with the step where it can be put right. */
export function Planungslauf({ planung, kehrtourId }: { planung: Planung; kehrtourId: string }) {
  const { busy, fehler } = planung;
  if (busy) return <Rechenlauf lauf={planung} />;
  if (fehler === null) return null;
  const { text, schritt } = worte(fehler);
  return (
    <Notice
      tone="danger"
      live
      title="Der Vorschlag konnte nicht gerechnet werden"
      action={
        schritt !== undefined && istSchritt(schritt) ? (
          <ButtonLink href={schrittAdresse(schritt, kehrtourId)}>{SCHRITT_NAMEN[schritt]} ändern</ButtonLink>
        ) : (
          <Button onPress={() => planung.starte()}>Noch einmal rechnen</Button>
        )
      }
    >
      <p>{text}</p>
    </Notice>
  );
}

const SCHRITT_JE_GRUND = {
  'kehrtour.leer': 'liegenschaften',
  'kehrtour.tag-vergangen': 'datum',
  'kehrtour.feiertag': 'datum',
  'kehrtour.arbeitszeitgesetz': 'arbeitszeit',
  'kehrtour.jugendarbeitsschutz': 'arbeitszeit',
  'kehrtour.nichts-faellig': 'liegenschaften',
  'kehrtour.keine-arbeitszeit': 'arbeitszeit',
  'kehrtour.qualifikation-fehlt': 'mitarbeiter',
  'kehrtour.zu-gross': 'datum',
} as const satisfies Partial<Record<FehlerCode, string>>;

/** A call was refused, or the computation itself ended with problem details. */
function worte(fehler: unknown): { text: string; schritt: string | undefined } {
  const problem = fehler instanceof ApiError ? fehler.problem : (fehler as Partial<Problem>);
  if (typeof problem.detail !== 'string') return { text: sentenceOf(fehler), schritt: undefined };
  const grund = keysOf(SCHRITT_JE_GRUND).find((code) => code === problem.type);
  const schritt = grund === undefined ? problem.felder?.[0]?.feld : SCHRITT_JE_GRUND[grund];
  return { text: problem.detail, schritt };
}
