import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { useParams } from 'react-router';

import { client } from '../app/client.ts';
import { ImportauftragScreen } from '../features/importauftrag/ImportauftragScreen.tsx';

export function Component() {
  const { unternehmenId = '', id = '' } = useParams();
  return (
    <>
      <PageHeader
        title="Import"
        description="In Zahlen und Ständen, ohne Kundendaten."
        actions={
          <>
            <ButtonLink href={`/admin-area/import-jobs?betrieb=${unternehmenId}`}>
              Alle dieses Betriebs
            </ButtonLink>
            <ButtonLink href="/admin-area/import-jobs">Alle Importe</ButtonLink>
          </>
        }
      />
      <ImportauftragScreen key={id} client={client} ort={{ unternehmenId, id }} einsichtHref="/admin-area" />
    </>
  );
}
