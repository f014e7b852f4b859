import { useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { useBackHref } from '../app/useBackHref.ts';
import { TaetigkeitAendernScreen } from '../features/taetigkeit/TaetigkeitFormScreen.tsx';
import { GebuchteTermine } from '../features/terminbuchung/GebuchteTermine.tsx';

export function Component() {
  const backHref = useBackHref('/konto/einstellungen/dienstleistungen');
  const id = useSearchParams()[0].get('id') ?? '';
  return (
    <Einstellungsseite>
      <TaetigkeitAendernScreen
        key={id}
        client={client}
        id={id}
        backHref={backHref}
        gebucht={<GebuchteTermine client={client} taetigkeitId={id} />}
      />
    </Einstellungsseite>
  );
}
