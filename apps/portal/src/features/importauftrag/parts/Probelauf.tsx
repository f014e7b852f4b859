import type { Client } from '@kehrtour/api-client/client';
import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useState } from 'react';

import { haeuser, schreibt, zahlenInWorten, zeilen } from '../importauftrag.format.ts';
import type { Importschritte } from '../useImportschritte.ts';
import { Importfragen } from './Importfragen.tsx';
import { Importlisten } from './Importlisten.tsx';

type ProbelaufProps = {
  client: Client;
  stand: Importauftrag;
  schritte: Importschritte;
  onSpalten: () => void;
};

/** What the import would do, the questions that are open, and the switch. */
export function Probelauf({ client, stand, schritte, onSpalten }: ProbelaufProps) {
  const { anzahl } = stand;
  const { geschuetzt = 0, fehlerhaft = 0 } = anzahl;
  const { auchGeschuetzte, setAuchGeschuetzte, ...frage } = useUebernahme(stand, schritte);
  return (
    <>
      <Ergebnis anzahl={anzahl} offen={frage.wartetAufWahl} />
      <Importfragen stand={stand} schritte={schritte} fehler={frage} />
      {geschuetzt > 0 ? (
        <Checkbox
          label={`Auch überschreiben, was von Hand geändert wurde (${haeuser(geschuetzt)})`}
          hint="Sonst bleiben Ihre Änderungen stehen; in den Listen steht „von Hand geändert“ dabei."
          checked={auchGeschuetzte}
          onChange={setAuchGeschuetzte}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {schreibt(anzahl) === 0 && !frage.wartetAufWahl ? null : (
          <Button kind="primary" busy={schritte.busy} onPress={frage.uebernimm}>
            {fehlerhaft > 0 ? 'Gute Zeilen übernehmen' : 'Alles übernehmen'}
          </Button>
        )}
        <Button onPress={onSpalten}>Spalten ändern</Button>
        <Button kind="quiet" onPress={schritte.verwirf}>
          Datei verwerfen
        </Button>
      </div>
      <Importlisten
        client={client}
        stand={stand}
        onKorrektur={(korrekturen) => schritte.korrigiere({ korrekturen }, true)}
      />
    </>
  );
}

const OHNE_MAIL = 'Bitte beantworten Sie diese Frage; ohne Ihre Antwort verschicken wir keine E-Mails.';
const OHNE_WAHL = 'Bitte wählen Sie, was mit diesen Häusern geschehen soll.';

/** The answers that taking over needs; what is missing is said only when somebody pressed. */
function useUebernahme(stand: Importauftrag, schritte: Importschritte) {
  const { anzahl, gleiche, hatMails, mailFuerTermine } = stand;
  const { vorschlaege = 0, neu = 0, geaendert = 0 } = anzahl;
  const [auchGeschuetzte, setAuchGeschuetzte] = useState(false);
  const [gefragt, setGefragt] = useState(false);
  const fehltMail = hatMails && mailFuerTermine === null && neu + geaendert > 0;
  const fehltWahl = vorschlaege > 0 && gleiche === null;
  return {
    wartetAufWahl: fehltWahl,
    auchGeschuetzte,
    setAuchGeschuetzte,
    mailfehler: gefragt && fehltMail ? OHNE_MAIL : undefined,
    wahlfehler: gefragt && fehltWahl ? OHNE_WAHL : undefined,
    uebernimm: () => {
      setGefragt(true);
      if (!fehltMail && !fehltWahl) schritte.uebernimm({ auchGeschuetzte });
    },
  };
}

function Ergebnis({ anzahl, offen }: Pick<Importauftrag, 'anzahl'> & { offen: boolean }) {
  const nichts = schreibt(anzahl) === 0 && !offen;
  return (
    <Notice
      tone={nichts ? 'info' : 'success'}
      title={`Der Probelauf ist fertig: ${zahlenInWorten(anzahl, 'haben Fehler', offen)}`}
      live
    >
      <p>
        {nichts
          ? 'Alles steht schon so in Ihrem Bestand. Sie können die Datei verwerfen.'
          : `Noch ist nichts verändert. Gelesen ${anzahl.zeilen === 1 ? 'wurde' : 'wurden'} ${zeilen(anzahl.zeilen ?? 0)} mit ${formatMenge(anzahl.aufgaben ?? 0, 'Aufgabe', 'Aufgaben')}.`}
      </p>
    </Notice>
  );
}
