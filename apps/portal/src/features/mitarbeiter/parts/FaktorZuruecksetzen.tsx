import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { mitarbeiterEinzeln, mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { faktorZuruecksetzen } from '@kehrtour/contract/zweiterFaktor';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Nachweisdialog } from '../../../shared/nachweis/Nachweisdialog.tsx';

export type FaktorZuruecksetzenProps = {
  client: Client;
  /** By which whoever looks logs in. */
  email: string;
  person: Mitarbeiter;
};

/** For the day on which a colleague has neither phone nor recovery codes. */
export function FaktorZuruecksetzen(props: FaktorZuruecksetzenProps) {
  const [offen, setOffen] = useState(false);
  return (
    <div className="max-w-2xl">
      <Notice
        title="Meldet sich mit zweitem Faktor an"
        action={<Button onPress={() => setOffen(true)}>Zweiten Faktor zurücksetzen</Button>}
      >
        <p>Nur wenn Telefon und Wiederherstellungscodes verloren sind.</p>
      </Notice>
      {offen ? <Frage {...props} onClose={() => setOffen(false)} /> : null}
    </div>
  );
}

function Frage({ client, email, person, onClose }: FaktorZuruecksetzenProps & { onClose: () => void }) {
  const cache = useQueryClient();
  const params = { id: person.id };
  const name = `${person.vorname} ${person.nachname}`;
  return (
    <Nachweisdialog
      client={client}
      email={email}
      title={`Zweiten Faktor von ${name} zurücksetzen?`}
      sendLabel="Zurücksetzen"
      sendKind="danger"
      send={async (body) => {
        const stand = await client.call(faktorZuruecksetzen, { params, body });
        cache.setQueryData(keyOf(mitarbeiterEinzeln, { params }), stand);
        void cache.invalidateQueries({ queryKey: keyOf(mitarbeiterListe, {}) });
        showToast(`Der zweite Faktor von ${name} ist zurückgesetzt`, { tone: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        Danach genügt zur Anmeldung wieder das Passwort, alle Sitzungen enden, und {name} bekommt eine E-Mail.
        Vergewissern Sie sich am besten am Telefon, dass die Bitte wirklich von dort kommt.
      </p>
    </Nachweisdialog>
  );
}
