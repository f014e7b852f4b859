import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { abfrage } from '@kehrtour/api-client/query';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useSave } from '../../../../shared/useSave.ts';

const LINK_GILT_MINUTEN = 120;

/** After a wave: the next one does not reach the calendar at all. */
export function Wellenschutz({ client, gehalten = 0 }: { client: Client; gehalten?: number }) {
  const { data } = useQuery(abfrage(client, einstellungenHolen, {}));
  if (!data) return null;
  const { bestaetigenMinuten, eintragen } = data.terminbuchung;
  if (bestaetigenMinuten !== null && eintragen === 'nach-bestaetigung')
    return (
      <Notice tone="success" title="Neue Buchungen kommen erst nach Bestätigung in den Kalender" live>
        <p>
          Eingetragen wird ein Termin erst mit dem Klick in unserer Mail. Das ändern Sie jederzeit in den{' '}
          <Link href="/konto/einstellungen/terminbuchung/regeln">Regeln der Terminbuchung</Link>.
        </p>
      </Notice>
    );
  return <Angebot client={client} daten={data} gehalten={gehalten} />;
}

type Daten = Einstellungen & { version: number };
function Angebot({ client, daten, gehalten }: { client: Client; daten: Daten; gehalten: number }) {
  const save = useSave(einstellungenHolen, {}, daten);
  const [laeuft, setLaeuft] = useState(false);
  const schalteUm = async (): Promise<void> => {
    const terminbuchung = {
      ...daten.terminbuchung,
      bestaetigenMinuten: daten.terminbuchung.bestaetigenMinuten ?? LINK_GILT_MINUTEN,
      eintragen: 'nach-bestaetigung' as const,
    };
    setLaeuft(true);
    try {
      await save((version) => client.call(einstellungenAendern, { body: { terminbuchung, version } }));
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
    } finally {
      setLaeuft(false);
    }
  };
  return (
    <Notice
      tone="warning"
      title={
        gehalten > 0
          ? `Besucher halten gerade ${formatMenge(gehalten, 'Zeit', 'Zeiten')} frei, ohne zu buchen`
          : 'Soll die nächste Welle gar nicht erst in den Kalender kommen?'
      }
      live
      action={
        <Button busy={laeuft} onPress={() => void schalteUm()}>
          Erst nach Bestätigung eintragen
        </Button>
      }
    >
      {gehalten > 0 ? (
        <p>
          Nach zehn Minuten sind diese Zeiten wieder frei. Hört es nicht auf, tragen Sie Buchungen erst nach
          Bestätigung ein: Dann hält niemand mehr eine Zeit frei.
        </p>
      ) : null}
      <p>
        Dann steht vor dem Klick in unserer Mail nichts in Ihrem Kalender, und die Zeit bleibt für alle frei.
        Ihre Kunden brauchen einen Klick mehr, und es kann ihnen jemand zuvorkommen. Zurückstellen können Sie
        das jederzeit in den{' '}
        <Link href="/konto/einstellungen/terminbuchung/regeln">Regeln der Terminbuchung</Link>.
      </p>
    </Notice>
  );
}
