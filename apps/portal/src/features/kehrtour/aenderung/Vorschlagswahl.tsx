import type { Client } from '@kehrtour/api-client/client';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';

import { bescheidText, fahrtText, vorschlagTitel, zusagenText } from './ausfall.format.ts';
import { useAusfallvorschlaege } from './useAusfallvorschlaege.ts';

export type VorschlagswahlProps = {
  client: Client;
  kehrtourId: string;
  disabled: boolean;
  /** The plan that waits is being decided: of what has just ended nothing is asked. */
  ruht: boolean;
};

/** The other ways to go on without somebody, each to be looked at before the plan that waits is accepted. */
export function Vorschlagswahl({ client, kehrtourId, disabled, ruht }: VorschlagswahlProps) {
  const { data, laeuft, fehler, zeige } = useAusfallvorschlaege(client, kehrtourId, !ruht);
  if (data === undefined || data.vorschlaege.length < 2) return null;
  return (
    <section>
      <h3 className="font-semibold">So kann es weitergehen</h3>
      <ul className="divide-y divide-line">
        {data.vorschlaege.map((preis) => (
          <li key={preis.art} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
            <div className="min-w-0 grow basis-72">
              <p className="font-medium">{vorschlagTitel(preis)}</p>
              <p className="text-sm tabular-nums">
                {zusagenText(preis)}. {bescheidText(preis)}. {fahrtText(preis)}.
              </p>
            </div>
            {preis.gewaehlt ? (
              <Status tone="info">Wird gezeigt</Status>
            ) : (
              <Button
                size="small"
                busy={laeuft === preis.art}
                disabled={disabled || laeuft !== null}
                aria-label={`${vorschlagTitel(preis)}: zeigen`}
                onPress={() => zeige(preis)}
              >
                Zeigen
              </Button>
            )}
          </li>
        ))}
      </ul>
      {fehler === null ? null : <p className="text-danger">{fehler}</p>}
    </section>
  );
}
