import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { formatAufzaehlung } from '@kehrtour/domain/format';
import { IMPORTFORMATE, istImportformat } from '@kehrtour/domain/importdatei/datei/importformat';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { zeilen, ZEILENFORMEN } from '../importauftrag.format.ts';
import type { Importschritte } from '../useImportschritte.ts';
import { Arbeiten } from './Arbeiten.tsx';
import { Lesart } from './Lesart.tsx';
import { Namensfrage } from './Namensfrage.tsx';
import { Spaltenwahl } from './Spaltenwahl.tsx';
import { Vorschautabelle } from './Vorschautabelle.tsx';

/** Sheets that hold lists, too, and are not read: whoever has one sheet for each half of the year would miss the other. */
function andereBlaetter({ blaetter, lesart }: Importauftrag): string {
  const andere = blaetter.filter(
    ({ name, versteckt, zeilen: anzahl }) => anzahl > 1 && !versteckt && name !== lesart.blatt,
  );
  const namen = andere.slice(0, 5).map(({ name }) => `„${name}“`);
  return namen.length === 0 ? '' : ` Nicht gelesen: ${formatAufzaehlung(namen)}.`;
}

type LesungProps = {
  stand: Importauftrag;
  schritte: Importschritte;
  /** Back to a dry run that still holds. */
  onZurueck?: () => void;
};

/** How the file is understood, and everything that can be put right about it. */
export function Lesung({ stand, schritte, onZurueck }: LesungProps) {
  const fehlend = stand.fehlendePflichtfelder;
  const geschrieben = istImportformat(stand.art) && IMPORTFORMATE[stand.art].geschrieben;
  const nameVon = (id: string) => stand.felder.find((feld) => feld.id === id)?.name ?? id;
  return (
    <>
      <Vorab fehlend={fehlend.map(nameVon)} ausProfil={stand.ausProfil} />
      <section className="flex flex-col gap-3">
        <div>
          <h2 className="text-lg font-bold">So verstehen wir die ersten Zeilen</h2>
          <p className="text-muted">
            {stand.lesart.blatt === undefined ? '' : `Blatt „${stand.lesart.blatt}“: `}
            {zeilen(stand.zeilenImText)}, {ZEILENFORMEN[stand.zeilenform]}.{andereBlaetter(stand)} Stimmt
            etwas nicht, stellen Sie es darunter richtig.
          </p>
        </div>
        <Vorschautabelle zeilen={stand.vorschau} busy={schritte.korrigiert} />
      </section>
      <Card title="Was die Spalten bedeuten">
        <Spaltenwahl stand={stand} onZuordnung={(zuordnung) => schritte.korrigiere({ zuordnung })} />
      </Card>
      <Namensfrage
        namen={stand.namen}
        onFolge={(namensfolge) => schritte.korrigiere({ lesart: { namensfolge } })}
      />
      {stand.taetigkeitstexte.length === 0 ? null : (
        <Card title="Welche Arbeiten die Datei nennt">
          <Arbeiten stand={stand} onWahl={(taetigkeiten) => schritte.korrigiere({ taetigkeiten })} />
        </Card>
      )}
      {geschrieben || stand.blaetter.length > 0 ? (
        <Card title={geschrieben ? 'Wie die Datei geschrieben ist' : 'Woraus wir lesen'}>
          <Lesart
            stand={stand}
            geschrieben={geschrieben}
            onLesart={(lesart) => schritte.korrigiere({ lesart })}
          />
        </Card>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          kind="primary"
          busy={schritte.busy}
          disabled={fehlend.length > 0 || stand.zeilenImText === 0}
          onPress={schritte.pruefe}
        >
          Probelauf starten
        </Button>
        {onZurueck === undefined ? null : <Button onPress={onZurueck}>Zurück zum Probelauf</Button>}
        <Button kind="quiet" onPress={schritte.verwirf}>
          Datei verwerfen
        </Button>
      </div>
    </>
  );
}

/** What stands in the way, and what is known from before. */
function Vorab({ fehlend, ausProfil }: { fehlend: readonly string[]; ausProfil: boolean }) {
  return (
    <>
      {fehlend.length === 0 ? null : (
        <Notice tone="warning" title={`Noch nicht zugeordnet: ${formatAufzaehlung(fehlend)}`} live>
          <p>
            Wählen Sie bei der passenden Spalte, was sie bedeutet. Sehen alle Werte falsch aus, stimmt
            vielleicht das Trennzeichen nicht.
          </p>
        </Notice>
      )}
      {ausProfil ? (
        <Notice title="Diese Datei kennen wir">
          <p>
            Sie hat dieselben Überschriften wie eine frühere, oder fast dieselben. Ihre Zuordnung von damals
            ist schon eingestellt; was neu ist, steht so da, wie wir es erkannt haben.
          </p>
        </Notice>
      ) : null}
    </>
  );
}
