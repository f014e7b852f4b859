import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import type { Halt } from '@kehrtour/contract/halt';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourAuswegeHolen } from '@kehrtour/contract/kehrtourauswege';
import type { AuswegProbe } from '@kehrtour/contract/kehrtourauswege';
import { AUSWEGE, brauchtAenderung } from '@kehrtour/domain/kehrtour/kehrtour';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';

import { auswegBringt, auswegPreis, auswegTitel, auswegWer, vergeblichText } from './ausweg.format.ts';

export type AuswegeProps = {
  client: Client;
  kehrtour: Kehrtour;
  /** Houses without a place in the plan as it is seen. */
  ausgelassen: readonly Halt[];
  busy: boolean;
  /** The order in hand is not the one the server would plan from. */
  ungesichert: boolean;
  onNimm: (ausweg: AuswegProbe) => void;
};

/** What would help the houses without a place all at once, each way priced before it is taken. */
export function Auswege({ client, kehrtour, ausgelassen, busy, ungesichert, onNimm }: AuswegeProps) {
  const haeuser = ausgelassen.length;
  const geplant = kehrtour.status === 'geplant' || brauchtAenderung(kehrtour.status);
  const offen = !busy && !ungesichert && haeuser > 0 && geplant;
  const { data, isError } = useQuery({
    ...abfrage(client, kehrtourAuswegeHolen, {
      params: { id: kehrtour.id },
      query: { version: String(kehrtour.version) },
    }),
    enabled: offen,
    retry: false,
    staleTime: Infinity,
  });
  // The houses themselves say what helps them: without an answer this part is left out.
  if (isError || haeuser === 0 || !geplant) return null;
  if (data?.auswege.length === 0 && vergeblichText(AUSWEGE, ausgelassen) === '') return null;
  return (
    <div className="border-b border-line bg-sunken px-4 py-3 sm:px-6">
      <h3 className="font-semibold">
        {data?.auswege.length === 0 ? 'Nichts hilft auf einmal' : 'Was auf einmal hilft'}
      </h3>
      {data === undefined ? (
        <Skeleton shape="rows" count={2} />
      ) : (
        <Angebote
          auswege={data.auswege}
          ausgelassen={ausgelassen}
          busy={busy || ungesichert}
          onNimm={onNimm}
        />
      )}
      {brauchtAenderung(kehrtour.status) && data !== undefined && data.auswege.length > 0 ? (
        <p className="mt-1 text-sm">
          Der neue Plan wartet als Änderung, mit allen, die es betrifft. Bis Sie sie annehmen, erfährt niemand
          davon.
        </p>
      ) : null}
    </div>
  );
}

type AngeboteProps = Pick<AuswegeProps, 'ausgelassen' | 'busy' | 'onNimm'> & {
  auswege: readonly AuswegProbe[];
};

function Angebote({ auswege, ausgelassen, busy, onNimm }: AngeboteProps) {
  const haeuser = ausgelassen.length;
  const warumNicht = vergeblichText(
    AUSWEGE.filter((art) => auswege.every((ausweg) => ausweg.art !== art)),
    ausgelassen,
  );
  return (
    <>
      <ul>
        {auswege.map((ausweg) => (
          <li key={ausweg.art} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
            <div className="min-w-0 grow basis-72">
              <p className="font-medium">{auswegTitel(ausweg)}</p>
              <p className="text-sm">
                {auswegWer(ausweg)}; {auswegBringt(ausweg, haeuser)}.
              </p>
              <p className="text-sm text-muted">{auswegPreis(ausweg)}.</p>
            </div>
            <Button
              size="small"
              disabled={busy}
              aria-label={`${auswegTitel(ausweg)}: so rechnen`}
              onPress={() => onNimm(ausweg)}
            >
              So rechnen
            </Button>
          </li>
        ))}
      </ul>
      {warumNicht === '' ? null : <p className="text-sm text-muted">{warumNicht}</p>}
    </>
  );
}
