import type { Client } from '@kehrtour/api-client/client';
import { schliesstageListe } from '@kehrtour/contract/schliesstag';
import type { Schliesstag, Schliesstage } from '@kehrtour/contract/schliesstag';
import { formatTagLang } from '@kehrtour/domain/format';
import { BUNDESLAENDER } from '@kehrtour/domain/recht/bundesland';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { heute } from '../../shared/heute.ts';
import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { EinmaligeFeiertage } from './EinmaligeFeiertage.tsx';
import { EigeneSchliesstage } from './parts/EigeneSchliesstage.tsx';
import { Schliesstagdialog } from './parts/Schliesstagdialog.tsx';
import { type Feiertag, useSchliesstage } from './useSchliesstage.tsx';
import { meldeFehler } from './useVerfuegbarkeiten.ts';

/** Days without bookings: what the state prescribes, what the company adds, and holidays on which it works. */
export function FeiertageScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, schliesstageListe, {}));
  return (
    <PageState query={query} count={8}>
      {(daten) => <Kalender client={client} daten={daten} />}
    </PageState>
  );
}

/** What the dialog is open for. */
type Offen = { art: 'neu' } | { art: 'aendern'; eintrag: Schliesstag } | null;

function Kalender({ client, daten }: { client: Client; daten: Schliesstage }) {
  const tage = useSchliesstage(client, daten);
  const [offen, setOffen] = useState<Offen>(null);
  const land = BUNDESLAENDER[daten.bundesland];
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <EigeneSchliesstage
        eintraege={daten.eintraege.filter(({ offen }) => !offen)}
        onNeu={() => setOffen({ art: 'neu' })}
        onAendere={(eintrag) => setOffen({ art: 'aendern', eintrag })}
        onLoesche={(eintrag) => void tage.loesche(eintrag).catch(meldeFehler)}
      />
      <Feiertagsliste
        land={land}
        feiertage={daten.feiertage}
        onOffen={(feiertag, an) => void tage.schalteFeiertag(feiertag, an).catch(meldeFehler)}
      />
      <EinmaligeFeiertage client={client} land={daten.bundesland} />
      {offen?.art === 'neu' ? (
        <Schliesstagdialog
          ab={heute()}
          onSave={(neu) => tage.lege(neu, `„${neu.name}“ ist eingetragen`)}
          onClose={() => setOffen(null)}
        />
      ) : null}
      {offen?.art === 'aendern' ? (
        <Schliesstagdialog
          ab={[heute(), offen.eintrag.von].toSorted()[0] ?? heute()}
          eintrag={offen.eintrag}
          onSave={(neu) => tage.aendere(offen.eintrag, neu)}
          onClose={() => setOffen(null)}
        />
      ) : null}
      {tage.dialog}
    </div>
  );
}

function Feiertagsliste(props: {
  land: string;
  feiertage: readonly Feiertag[];
  onOffen: (feiertag: Feiertag, offen: boolean) => void;
}) {
  const { land, feiertage, onOffen } = props;
  const jahre = [...Map.groupBy(feiertage, ({ tag }) => tag.slice(0, 4))];
  const ab = heute();
  return (
    <Card title={`Gesetzliche Feiertage: ${land}`}>
      <p className="mb-4 text-sm text-muted">
        An Feiertagen nehmen Sie keine Termine an. Gilt einer in Ihrem Ort nicht oder arbeiten Sie trotzdem,
        schalten Sie ihn frei. Das Bundesland steht unter „Unternehmen: Allgemeines“.
      </p>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {jahre.map(([jahr, tage]) => (
          <section key={jahr} aria-label={`Feiertage ${jahr}`}>
            <h3 className="mb-1 font-semibold">{jahr}</h3>
            <ul className="divide-y divide-line">
              {tage.map((feiertag) => (
                <li key={feiertag.tag} className="py-1">
                  {feiertag.tag < ab ? (
                    <p className="flex flex-wrap justify-between gap-x-4 py-2 text-muted">
                      <span>{feiertag.name}</span>
                      <span className="text-sm">{formatTagLang(feiertag.tag)}</span>
                    </p>
                  ) : (
                    <Switch
                      label={feiertag.name}
                      hint={`${formatTagLang(feiertag.tag)} · ${feiertag.offenDurch === null ? 'keine Termine' : 'Termine möglich'}`}
                      checked={feiertag.offenDurch !== null}
                      onChange={(offen) => onOffen(feiertag, offen)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}
