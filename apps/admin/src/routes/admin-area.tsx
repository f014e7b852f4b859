import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';

import { client } from '../app/client.ts';
import { UebersichtScreen } from '../features/importauftrag/UebersichtScreen.tsx';

export function Component() {
  return (
    <>
      <PageHeader title="Übersicht" />
      <UebersichtScreen client={client} listHref="/admin-area/import-jobs" />
    </>
  );
}
