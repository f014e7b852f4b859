import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';

import type { KehrtourplanProps } from './Kehrtourplan.tsx';

const ladePlan = async () => (await import('./Kehrtourplan.tsx')).Kehrtourplan;
/** Axis, map and all that moves stops: it comes while the round itself is fetched. */
const Kehrtourplan = lazyPart(ladePlan, <Skeleton shape="block" count={2} />);
ladePlan().catch(() => undefined);
const AbgesagteRunde = lazyPart(async () => (await import('./AbgesagteRunde.tsx')).AbgesagteRunde);
const Druckbogen = lazyPart(async () => (await import('../ankuendigung/Druckbogen.tsx')).Druckbogen);
const Nachweisliste = lazyPart(async () => (await import('../ankuendigung/Nachweisliste.tsx')).Nachweisliste);

export type KehrtourteileProps = KehrtourplanProps & {
  /** With the plan that waits, where one does; `kehrtour` is what holds. */
  gezeigt: Kehrtour;
};

/** Plan, paper and proofs of a round that exists. */
export function Kehrtourteile({
  client,
  kehrtour,
  gezeigt,
  mitarbeiter,
  plan,
  planung,
  darfPlanen,
}: KehrtourteileProps) {
  return (
    <Tabs
      label="Teile der Kehrtour"
      items={[
        {
          id: 'plan',
          label: 'Plan und Antworten',
          content:
            kehrtour.status === 'abgesagt' ? (
              <AbgesagteRunde client={client} kehrtour={kehrtour} />
            ) : (
              <Kehrtourplan
                client={client}
                kehrtour={gezeigt}
                mitarbeiter={mitarbeiter}
                plan={plan}
                planung={planung}
                darfPlanen={darfPlanen}
              />
            ),
        },
        {
          id: 'drucken',
          label: 'Drucken',
          content: (
            <div className="max-w-3xl">
              <Druckbogen client={client} kehrtourId={kehrtour.id} />
            </div>
          ),
        },
        {
          id: 'nachweise',
          label: 'Nachweise',
          content: <Nachweisliste client={client} kehrtour={kehrtour} mitarbeiter={mitarbeiter} />,
        },
      ]}
    />
  );
}
