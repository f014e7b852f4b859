import type { Client } from '@kehrtour/api-client/client';
import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import type { Wertkorrektur } from '@kehrtour/contract/importlesart';
import type { Importbefund } from '@kehrtour/domain/importdatei/importauftrag';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import type { TabItem } from '@kehrtour/ui/layout/Tabs.tsx';

import { Aenderungsliste } from './Aenderungsliste.tsx';
import { Meldungsliste } from './Meldungsliste.tsx';

type ImportlistenProps = {
  client: Client;
  stand: Importauftrag;
  /** Missing where nothing can be put right any more. */
  onKorrektur?: (korrekturen: Wertkorrektur[]) => void;
};

/** Every number of the dry run as the list behind it. */
export function Importlisten({ client, stand, onKorrektur }: ImportlistenProps) {
  const {
    neu = 0,
    geaendert = 0,
    fehlend = 0,
    wiederDa = 0,
    fehler = 0,
    warnungen = 0,
    hinweise = 0,
    vorschlaege = 0,
  } = stand.anzahl;
  const liste = (befund: Importbefund) => (
    <Aenderungsliste client={client} importId={stand.id} befund={befund} />
  );
  const meldungen = fehler + warnungen + hinweise;
  const items: TabItem[] = [
    {
      id: 'meldungen',
      label: fehler > 0 ? 'Fehler und Hinweise' : 'Hinweise',
      count: meldungen,
      content: <Meldungsliste client={client} stand={stand} onKorrektur={onKorrektur} />,
    },
    { id: 'neu', label: 'Neu', count: neu, content: liste('neu') },
    { id: 'geaendert', label: 'Geändert', count: geaendert, content: liste('geaendert') },
    {
      id: 'gleich',
      label: 'Vielleicht schon da',
      count: stand.gleiche === null ? vorschlaege : 0,
      content: liste('gleich'),
    },
    { id: 'fehlt', label: 'Nicht mehr in der Datei', count: fehlend, content: liste('fehlt') },
    { id: 'wiederDa', label: 'Wieder da', count: wiederDa, content: liste('wiederDa') },
  ].filter(({ count }) => count > 0);
  const [erste] = items;
  return erste === undefined ? null : (
    <Tabs
      label="Was der Import tut"
      items={items}
      defaultValue={fehler > 0 ? 'meldungen' : (items.find(({ id }) => id !== 'meldungen') ?? erste).id}
    />
  );
}
