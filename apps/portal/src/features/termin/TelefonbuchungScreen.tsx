import type { Client } from '@kehrtour/api-client/client';
import type { FieldFault } from '@kehrtour/api-client/faults';
import { amTelefonBuchen, telefonzeitenHolen } from '@kehrtour/contract/terminbuero';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import { Arbeitswahl } from './parts/telefon/Arbeitswahl.tsx';
import { Hauswahl } from './parts/telefon/Hauswahl.tsx';
import { Warnungen } from './parts/telefon/Warnungen.tsx';
import { zeitwahlAus } from './parts/telefon/Zeitauswahl.tsx';
import { Zeiten } from './parts/telefon/Zeiten.tsx';
import { leererZettel, type Telefonzettel, wunschAus } from './telefonbuchung.form.ts';
import { useZeitNehmen } from './useZeitNehmen.ts';

export type TelefonbuchungScreenProps = {
  client: Client;
  liegenschaftId: string | null;
  onGebucht: (terminId: string) => void;
};

/** Booking for somebody on the phone: where, what, when, who, on one page in the order of the talk. */
export function TelefonbuchungScreen({ client, liegenschaftId, onGebucht }: TelefonbuchungScreenProps) {
  const [zettel, setZettel] = useState(() => leererZettel(liegenschaftId));
  const setze = (teil: Partial<Telefonzettel>) => setZettel((alt) => ({ ...alt, ...teil }));
  const { buche, laeuft, warnungen, fehler, vergiss } = useTelefonbuchung(client, onGebucht);
  const wunsch = wunschAus(zettel);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <ErrorSummary faults={fehler} />
      <Card title="Wo?">
        <Hauswahl
          client={client}
          zettel={zettel}
          setze={(teil) => setze('kontakt' in teil ? teil : { ...teil, wahl: null })}
        />
      </Card>
      <Card title="Was?">
        <Arbeitswahl client={client} zettel={zettel} setze={(teil) => setze({ ...teil, wahl: null })} />
      </Card>
      <Card title="Wann?">
        {wunsch === null ? (
          <p className="text-muted">Sobald Haus und Tätigkeit feststehen, stehen hier die freien Zeiten.</p>
        ) : (
          <Zeiten
            client={client}
            frage={{ endpoint: telefonzeitenHolen, input: { body: wunsch } }}
            wahl={zettel.wahl}
            onWahl={(wahl) => {
              vergiss();
              setze({ wahl });
            }}
          />
        )}
      </Card>
      <Card title="Wer ruft an?">
        <Anrufer zettel={zettel} setze={setze} fehler={fehler} />
      </Card>
      {warnungen === null ? null : <Warnungen warnungen={warnungen} />}
      <div className="pb-6">
        <Button kind="primary" busy={laeuft} onPress={() => void buche(zettel)}>
          {warnungen === null ? 'Termin buchen' : 'Trotzdem buchen'}
        </Button>
      </div>
    </div>
  );
}

const LABELS = {
  'kontakt.vorname': 'Vorname',
  'kontakt.nachname': 'Nachname oder Firma',
  'kontakt.telefon': 'Telefon',
  'kontakt.email': 'E-Mail',
  notiz: 'Notiz',
};

type AnruferProps = {
  zettel: Telefonzettel;
  setze: (teil: Partial<Telefonzettel>) => void;
  fehler: readonly FieldFault[];
};

function Anrufer({ zettel, setze, fehler }: AnruferProps) {
  const { kontakt } = zettel;
  const feld = (name: keyof Telefonzettel['kontakt']) => ({
    id: `kontakt.${name}`,
    label: LABELS[`kontakt.${name}`],
    value: kontakt[name],
    error: fehler.find(({ fieldId }) => fieldId === `kontakt.${name}`)?.text,
    onChange: (text: string) => setze({ kontakt: { ...kontakt, [name]: text } }),
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...feld('vorname')} optional autoComplete="off" />
        <TextField {...feld('nachname')} autoComplete="off" />
        <TextField {...feld('telefon')} type="tel" optional autoComplete="off" />
        <TextField
          {...feld('email')}
          type="email"
          optional
          autoComplete="off"
          hint="Dann geht eine Bestätigung mit Kalendereintrag hinaus"
        />
      </div>
      <TextArea
        id="notiz"
        label={LABELS.notiz}
        optional
        value={zettel.notiz}
        error={fehler.find(({ fieldId }) => fieldId === 'notiz')?.text}
        onChange={(notiz) => setze({ notiz })}
      />
    </div>
  );
}

/** Sends the slip. */
function useTelefonbuchung(client: Client, onGebucht: (terminId: string) => void) {
  const { nimmZeit, setFehler, ...stand } = useZeitNehmen(LABELS);
  async function buche(zettel: Telefonzettel) {
    const wunsch = wunschAus(zettel);
    const wahl = zeitwahlAus(zettel.wahl, stand.warnungen !== null);
    if (wunsch === null) return setFehler([{ text: 'Bitte wählen Sie Haus und Tätigkeit.' }]);
    if (wahl === undefined) return setFehler([{ text: 'Bitte wählen Sie eine Zeit.' }]);
    await nimmZeit(async (idempotencyKey) => {
      const { terminId, referenz, gemailt } = await client.call(amTelefonBuchen, {
        body: { ...wunsch, wahl, kontakt: zettel.kontakt, notiz: zettel.notiz },
        idempotencyKey,
      });
      showToast(gemailt ? `Gebucht: ${referenz}. Die Bestätigung ist unterwegs.` : `Gebucht: ${referenz}`, {
        tone: 'success',
      });
      onGebucht(terminId);
    });
  }
  return { buche, ...stand };
}
