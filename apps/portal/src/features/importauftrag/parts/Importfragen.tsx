import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { Card } from '@kehrtour/ui/layout/Card.tsx';

import type { Importschritte } from '../useImportschritte.ts';
import { Gleichefrage } from './Gleichefrage.tsx';
import { Mailfrage } from './Mailfrage.tsx';
import { Taetigkeitswahl } from './Taetigkeitswahl.tsx';
import { Verlustfrage } from './Verlustfrage.tsx';

type ImportfragenProps = {
  stand: Importauftrag;
  schritte: Pick<Importschritte, 'korrigiere'>;
  /** Said once somebody wanted to take over without an answer. */
  fehler: { wahlfehler: string | undefined; mailfehler: string | undefined };
};

/** What only the office can say about a file; answers that change the counts make the dry run anew. */
export function Importfragen({ stand, schritte, fehler }: ImportfragenProps) {
  const { vorschlaege = 0 } = stand.anzahl;
  return (
    <>
      {stand.unbekannteTaetigkeiten.length > 0 ? (
        <Card title="Tätigkeiten, die wir nicht kennen">
          <Taetigkeitswahl
            stand={stand}
            onWahl={(taetigkeiten) => schritte.korrigiere({ taetigkeiten }, true)}
          />
        </Card>
      ) : null}
      {vorschlaege > 0 ? (
        <Card title="Vielleicht schon da">
          <Gleichefrage
            anzahl={vorschlaege}
            wert={stand.gleiche}
            onWert={(gleiche) => schritte.korrigiere({ gleiche }, true)}
            error={fehler.wahlfehler}
          />
        </Card>
      ) : null}
      {stand.verluste.length > 0 ? (
        <Card title="In der Datei leer">
          <Verlustfrage
            verluste={stand.verluste}
            leereLoeschen={stand.leereLoeschen}
            onWert={(leereLoeschen) => schritte.korrigiere({ leereLoeschen }, true)}
          />
        </Card>
      ) : null}
      {stand.hatMails ? (
        <Card title="E-Mail-Adressen">
          <Mailfrage
            wert={stand.mailFuerTermine}
            onWert={(mailFuerTermine) => schritte.korrigiere({ mailFuerTermine })}
            error={fehler.mailfehler}
          />
        </Card>
      ) : null}
    </>
  );
}
