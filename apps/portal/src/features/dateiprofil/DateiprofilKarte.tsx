import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { type Dateiprofil, dateiprofileHolen } from '@kehrtour/contract/dateiprofil';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { VisuallyHidden } from '@kehrtour/ui/layout/VisuallyHidden.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { PageState } from '../../shared/PageState.tsx';
import { ProfilBenennen } from './parts/ProfilBenennen.tsx';
import { ProfilLoeschen } from './parts/ProfilLoeschen.tsx';

/** What was said once of the columns of a file, and is used for the next one with these headers. */
export function DateiprofilKarte({ client }: { client: Client }) {
  const query = useQuery(abfrage(client, dateiprofileHolen, {}));
  const [offen, setOffen] = useState<{ was: 'benennen' | 'loeschen'; profil: Dateiprofil }>();
  const zu = () => setOffen(undefined);
  return (
    <Card title="Dateiprofile">
      <PageState query={query} shape="rows" count={2}>
        {({ profile }) =>
          profile.length === 0 ? (
            <EmptyState title="Noch kein Dateiprofil">
              Ordnen Sie bei einem Import Spalten von Hand zu, merken wir uns das hier für die nächste Datei
              mit diesen Überschriften.
            </EmptyState>
          ) : (
            <ul aria-label="Dateiprofile" className="-my-2 divide-y divide-line">
              {profile.map((profil) => (
                <li key={profil.id} className="flex flex-col gap-2 py-4">
                  <Zeile profil={profil} />
                  <div className="flex flex-wrap gap-3">
                    <Button size="small" onPress={() => setOffen({ was: 'benennen', profil })}>
                      Umbenennen<VisuallyHidden>: {profil.name}</VisuallyHidden>
                    </Button>
                    <Button size="small" kind="quiet" onPress={() => setOffen({ was: 'loeschen', profil })}>
                      Löschen<VisuallyHidden>: {profil.name}</VisuallyHidden>
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </PageState>
      {offen?.was === 'benennen' ? (
        <ProfilBenennen client={client} profil={offen.profil} onClose={zu} />
      ) : null}
      {offen?.was === 'loeschen' ? (
        <ProfilLoeschen client={client} profil={offen.profil} onClose={zu} />
      ) : null}
    </Card>
  );
}

function Zeile({ profil }: { profil: Dateiprofil }) {
  const benutzt =
    profil.zuletztAm === null
      ? 'seitdem keine Datei damit gelesen'
      : `zuletzt benutzt am ${formatZeitpunkt(new Date(profil.zuletztAm))}`;
  return (
    <div>
      <p className="font-semibold break-words">{profil.name}</p>
      <p className="text-muted">{`Gemerkt am ${formatZeitpunkt(new Date(profil.geaendertAm))}, ${benutzt}`}</p>
      <p className="break-words">
        {profil.felder
          .map(({ feld, kopf }) => (kopf === null || kopf === '' ? feld : `${feld} aus „${kopf}“`))
          .join(' · ')}
      </p>
    </div>
  );
}
