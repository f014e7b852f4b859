import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';

import { client } from '../app/client.ts';
import { EinsichtScreen } from '../features/einsicht/EinsichtScreen.tsx';

export function Component() {
  return (
    <>
      <PageHeader
        title="Einsicht"
        description="Ein Betrieb von innen, nur lesend. Der Betrieb liest, was Sie öffnen und warum."
      />
      <EinsichtScreen client={client} listHref="/admin-area" />
    </>
  );
}
