import type { Client } from '@kehrtour/api-client/client';
import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useState } from 'react';

import { haeuser, schreibt, zahlenInWorten, zeilen } from '../importauftrag.format.ts';
import type { Importschritte } from '../useImportschritte.ts';
import { Importlisten } from './Importlisten.tsx';
import { Mailfrage } from './Mailfrage.tsx';
import { Taetigkeitswahl } from './Taetigkeitswahl.tsx';

type ProbelaufProps = {
  client: Client;
  stand: Importauftrag;
  schritte: Importschritte;
  onSpalten: () => void;
};

/** What the import would do, the questions that are open, and the switch. */
export function Probelauf({ client, stand, schritte, onSpalten }: ProbelaufProps) {
  const { anzahl } = stand;
  const { vorschlaege = 0, geschuetzt = 0, fehlerhaft = 0 } = anzahl;
  const [gleiche, setGleiche] = useState<'zusammenfuehren' | 'neu' | null>(null);
  const [auchGeschuetzte, setAuchGeschuetzte] = useState(false);
  const [gefragt, setGefragt] = useState(false);
  const fehltMail =
    stand.hatMails && stand.mailFuerTermine === null && (anzahl.neu ?? 0) + (anzahl.geaendert ?? 0) > 0;
  const fehltWahl = vorschlaege > 0 && gleiche === null;
  const nichts = schreibt(anzahl) === 0;
  function uebernimm() {
    setGefragt(true);
    if (!fehltMail && !fehltWahl) schritte.uebernimm({ auchGeschuetzte, vorschlaege: gleiche ?? 'neu' });
  }
  return (
    <>
      <Notice
        tone={nichts ? 'info' : 'success'}
        title={`Der Probelauf ist fertig: ${zahlenInWorten(anzahl)}`}
        live
      >
        <p>
          {nichts
            ? 'Alles steht schon so in Ihrem Bestand. Sie können die Datei verwerfen.'
            : `Noch ist nichts verändert. Gelesen wurden ${zeilen(anzahl.zeilen ?? 0)} mit ${formatMenge(anzahl.aufgaben ?? 0, 'Aufgabe', 'Aufgaben')}.`}
        </p>
      </Notice>
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
          <RadioGroup
            label={`${haeuser(vorschlaege)} der Datei: unter derselben Anschrift steht schon ein Haus in Ihrem Bestand. Was soll geschehen?`}
            choices={GLEICHE}
            value={gleiche}
            onChange={(id) => setGleiche(id === 'neu' ? 'neu' : 'zusammenfuehren')}
            {...(gefragt && fehltWahl
              ? { error: 'Bitte wählen Sie, was mit diesen Häusern geschehen soll.' }
              : {})}
          />
        </Card>
      ) : null}
      {stand.hatMails ? (
        <Card title="E-Mail-Adressen">
          <Mailfrage
            wert={stand.mailFuerTermine}
            onWert={(mailFuerTermine) => schritte.korrigiere({ mailFuerTermine })}
            error={
              gefragt && fehltMail
                ? 'Bitte beantworten Sie diese Frage; ohne Ihre Antwort verschicken wir keine E-Mails.'
                : undefined
            }
          />
        </Card>
      ) : null}
      {geschuetzt > 0 ? (
        <Checkbox
          label={`Auch überschreiben, was von Hand geändert wurde (${haeuser(geschuetzt)})`}
          hint="Sonst bleiben Ihre Änderungen stehen; in den Listen steht „von Hand geändert“ dabei."
          checked={auchGeschuetzte}
          onChange={setAuchGeschuetzte}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {nichts ? null : (
          <Button kind="primary" busy={schritte.busy} onPress={uebernimm}>
            {fehlerhaft > 0 ? 'Gute Zeilen übernehmen' : 'Alles übernehmen'}
          </Button>
        )}
        <Button onPress={onSpalten}>Spalten ändern</Button>
        <Button kind="quiet" onPress={schritte.verwirf}>
          Datei verwerfen
        </Button>
      </div>
      <Importlisten client={client} stand={stand} />
    </>
  );
}

const GLEICHE = [
  {
    id: 'zusammenfuehren',
    label: 'Zusammenführen',
    hint: 'Das Haus im Bestand bleibt und bekommt die Angaben der Datei. Rückgängig machen können Sie es mit dem Import.',
  },
  { id: 'neu', label: 'Als neue Häuser anlegen', hint: 'Dann stehen beide nebeneinander.' },
];
