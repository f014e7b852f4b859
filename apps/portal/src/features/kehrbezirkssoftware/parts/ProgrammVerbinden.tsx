import type { Client } from '@kehrtour/api-client/client';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { tokenAnlegen, tokenZuruecknehmen } from '@kehrtour/contract/kehrbezirkssoftware';
import { PARTNERRECHT_NAMEN, PARTNERRECHTE } from '@kehrtour/domain/unternehmen/partner';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { CheckboxGroup } from '@kehrtour/ui/field/CheckboxGroup.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useState } from 'react';

import { Kopierfeld } from '../../../shared/geheim/Kopierfeld.tsx';
import { useNachweis } from '../../../shared/nachweis/useNachweis.tsx';
import { wannText } from '../kehrbezirkssoftware.format.ts';
import { useKehrbezirkssoftware } from '../useKehrbezirkssoftware.ts';

const RECHTE = PARTNERRECHTE.map((id) => ({ id, label: PARTNERRECHT_NAMEN[id] }));
const GLEICHE = [
  { id: 'zusammenfuehren', label: 'Gehören zusammen, wenn die Anschrift gleich ist' },
  { id: 'neu', label: 'Bleiben getrennt' },
] as const;
type Gleiche = (typeof GLEICHE)[number]['id'];

export type ProgrammVerbindenProps = {
  client: Client;
  offenBis: string | null;
  /** Of whoever is logged in. */
  email: string;
};

const WARUM =
  'Mit dem Token kommt ein Programm an Ihren Bestand und an die Antworten Ihrer Kunden; deshalb erstellen nur Sie selbst es, nicht jemand an Ihrem offenen Bildschirm.';

/** What a program may do, and the letters it is connected with; they are shown once. */
export function ProgrammVerbinden({ client, offenBis, email }: ProgrammVerbindenProps) {
  const { sende, laeuft } = useKehrbezirkssoftware();
  const [rechte, setRechte] = useState<readonly string[]>(PARTNERRECHTE);
  const [gleiche, setGleiche] = useState<Gleiche>('zusammenfuehren');
  const [mailFuerTermine, setMail] = useState(false);
  const nachweis = useNachweis({ client, email, warum: WARUM, sendLabel: 'Bestätigen und erstellen' });
  const [neues, setNeues] = useState<AnswerOf<typeof tokenAnlegen> | null>(null);
  const gewaehlt = PARTNERRECHTE.filter((recht) => rechte.includes(recht));
  const body = { rechte: gewaehlt, mailFuerTermine, gleiche };
  const tat = async () => {
    const neu = await nachweis.weiseDichAus((mit) =>
      client.call(tokenAnlegen, { body: { ...body, ...mit } }),
    );
    if (neu) setNeues(neu);
    return neu;
  };
  const erstelle = () => sende('erstellen', tat, 'Das Token ist erstellt');
  if (neues !== null) return <NeuesToken {...neues} onFertig={() => setNeues(null)} />;
  return (
    <div className="flex flex-col gap-6">
      {offenBis === null ? null : <OffenesToken client={client} bis={offenBis} />}
      <CheckboxGroup
        label="Was darf das Programm?"
        choices={RECHTE}
        value={[...rechte]}
        onChange={setRechte}
        error={rechte.length === 0 ? 'Bitte geben Sie mindestens eines frei.' : undefined}
      />
      <RadioGroup
        label="Häuser, die schon im Bestand stehen"
        hint="Von Hand angelegt oder aus einer Liste ohne Objekt-ID"
        choices={GLEICHE}
        value={gleiche}
        onChange={(id) => setGleiche(id)}
      />
      <Checkbox
        label="Die E-Mail-Adressen dieses Programms haben Kunden für Termine angegeben"
        hint="Sonst werden sie angezeigt, aber nicht für Ankündigungen genommen."
        checked={mailFuerTermine}
        onChange={setMail}
      />
      <div>
        <Button
          kind="primary"
          busy={laeuft === 'erstellen'}
          disabled={rechte.length === 0}
          onPress={() => void erstelle()}
        >
          Token erstellen
        </Button>
      </div>
      {nachweis.dialog}
    </div>
  );
}

function NeuesToken({ token, laeuftAb, onFertig }: AnswerOf<typeof tokenAnlegen> & { onFertig: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <Kopierfeld
        label="Token für Ihre Kehrbezirkssoftware"
        hint={`Gilt einmal und bis ${wannText(laeuftAb)}. Es wird nur jetzt angezeigt.`}
        wert={token}
        kopiert="Das Token ist kopiert"
      />
      <ol className="list-decimal space-y-1 pl-6">
        <li>Öffnen Sie in Ihrer Kehrbezirkssoftware die Verbindung zu Kehrtour.</li>
        <li>Tragen Sie dort das Token ein. Groß und klein, Leerzeichen und Striche sind gleich.</li>
        <li>Danach steht das Programm oben in der Liste.</li>
      </ol>
      <div>
        <Button onPress={onFertig}>Fertig</Button>
      </div>
    </div>
  );
}

function OffenesToken({ client, bis }: { client: Client; bis: string }) {
  const { sende, laeuft } = useKehrbezirkssoftware();
  const nimmZurueck = () =>
    sende('zuruecknehmen', () => client.call(tokenZuruecknehmen, {}), 'Das Token gilt nicht mehr');
  return (
    <Notice
      tone="info"
      title="Ein Token wartet darauf, eingetragen zu werden"
      action={
        <Button size="small" busy={laeuft === 'zuruecknehmen'} onPress={() => void nimmZurueck()}>
          Zurücknehmen
        </Button>
      }
    >
      <p>
        Es gilt bis {wannText(bis)}. Haben Sie es nicht mehr, erstellen Sie ein neues: Das alte gilt dann
        nicht mehr.
      </p>
    </Notice>
  );
}
