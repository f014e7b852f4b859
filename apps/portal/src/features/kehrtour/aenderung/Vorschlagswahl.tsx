import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';

import { bescheidText, fahrtText, fehlendeText, vorschlagTitel, zusagenText } from './ausfall.format.ts';
import type { useAusfallvorschlaege } from './useAusfallvorschlaege.ts';

export type VorschlagswahlProps = {
  vorschlaege: ReturnType<typeof useAusfallvorschlaege>;
  disabled: boolean;
};

/**
 * The other ways to go on without somebody, each to be looked at before the plan that waits is accepted; and why there are fewer
 * than three.
 */
export function Vorschlagswahl({ vorschlaege, disabled }: VorschlagswahlProps) {
  const { data, laeuft, fehler, zeige, wartet } = vorschlaege;
  if (wartet) return <Skeleton shape="rows" count={3} />;
  if (data === undefined || data.vorschlaege.length === 0) return null;
  const fehlende = fehlendeText(data.vorschlaege, data.geschlossen);
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
      {fehlende === '' ? null : <p className="text-sm text-muted">{fehlende}</p>}
      {fehler === null ? null : <p className="text-danger">{fehler}</p>}
    </section>
  );
}
