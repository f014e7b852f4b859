import { useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { Seite } from '../app/Seite.tsx';
import { ReihenfolgeScreen } from '../features/liegenschaft/reihenfolge/ReihenfolgeScreen.tsx';

export function Component() {
  const [search, setSearch] = useSearchParams();
  return (
    <Seite
      title="Arbeitsreihenfolge"
      description="Straße für Straße so, wie Sie kehren."
      above={[{ label: 'Liegenschaften', href: '/liegenschaften' }]}
    >
      <ReihenfolgeScreen
        client={client}
        ort={search.get('ort')}
        strasse={search.get('strasse')}
        onWahl={(ort, strasse) =>
          setSearch(
            { ...(ort === null ? {} : { ort }), ...(strasse === null ? {} : { strasse }) },
            { replace: true },
          )
        }
      />
    </Seite>
  );
}
