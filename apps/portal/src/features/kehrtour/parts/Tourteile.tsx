import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';

import type { TourplanProps } from './Tourplan.tsx';

const ladePlan = async () => (await import('./Tourplan.tsx')).Tourplan;
/** Axis, map and all that moves stops: it comes while the round itself is fetched. */
const Tourplan = lazyPart(ladePlan, <Skeleton shape="block" count={2} />);
ladePlan().catch(() => undefined);
const AbgesagteRunde = lazyPart(async () => (await import('./AbgesagteRunde.tsx')).AbgesagteRunde);
const Druckbogen = lazyPart(async () => (await import('../ankuendigung/Druckbogen.tsx')).Druckbogen);
const Nachweisliste = lazyPart(async () => (await import('../ankuendigung/Nachweisliste.tsx')).Nachweisliste);

export type TourteileProps = TourplanProps & {
  /** With the plan that waits, where one does; `tour` is what holds. */
  gezeigt: Kehrtour;
};

/** Plan, paper and proofs of a round that exists. */
export function Tourteile({ client, tour, gezeigt, mitarbeiter, plan, planung, darfPlanen }: TourteileProps) {
  return (
    <Tabs
      label="Teile der Kehrtour"
      items={[
        {
          id: 'plan',
          label: 'Plan und Antworten',
          content:
            tour.status === 'abgesagt' ? (
              <AbgesagteRunde client={client} tour={tour} />
            ) : (
              <Tourplan
                client={client}
                tour={gezeigt}
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
              <Druckbogen client={client} kehrtourId={tour.id} />
            </div>
          ),
        },
        {
          id: 'nachweise',
          label: 'Nachweise',
          content: <Nachweisliste client={client} tour={tour} mitarbeiter={mitarbeiter} />,
        },
      ]}
    />
  );
}
