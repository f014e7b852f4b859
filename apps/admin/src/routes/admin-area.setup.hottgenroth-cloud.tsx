import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';

import { client } from '../app/client.ts';
import { HottgenrothCloudScreen } from '../features/partner/HottgenrothCloudScreen.tsx';

export function Component() {
  return (
    <>
      <PageHeader
        title="Hottgenroth Cloud"
        description="Hersteller, deren Programme Betriebe verbinden können, mit ihren App-IDs und dem letzten Kontakt."
      />
      <HottgenrothCloudScreen client={client} />
    </>
  );
}
