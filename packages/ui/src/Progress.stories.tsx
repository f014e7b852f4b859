import { Progress } from './Progress.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

export default { title: 'Mitteilen/Progress', component: Progress };

const nothing = () => undefined;

export const Determinate = () => (
  <Progress
    label="Liegenschaften werden übernommen"
    value={1240}
    max={2200}
    text="1.240 von 2.200"
    hint="Sie können die Seite verlassen. Wir melden uns, wenn es fertig ist."
    onCancel={nothing}
  />
);

export const Unknown = () => (
  <Progress
    label="Kehrtour wird geplant"
    text="beste Lösung bisher: 6:40 h"
    onCancel={nothing}
    cancelLabel="Diese nehmen"
  />
);

export const Canceling = () => (
  <Progress
    label="Mails werden verschickt"
    value={12}
    max={40}
    text="12 von 40"
    onCancel={nothing}
    canceling
  />
);

export const Done = () => <Progress label="Terminzettel" value={40} max={40} text="40 von 40" />;

export const Skeletons = () => (
  <div className="grid gap-8">
    <Skeleton shape="text" count={3} />
    <Skeleton shape="rows" count={3} />
    <Skeleton shape="cards" count={2} />
    <Skeleton shape="block" />
  </div>
);

export const Ring = () => (
  <p className="flex items-center gap-2">
    <Spinner /> Wird geladen
  </p>
);
