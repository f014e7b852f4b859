import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import {
  schliesstagAnlegen,
  schliesstagBetroffene,
  schliesstageListe,
  schliesstagEntfernen,
} from '@kehrtour/contract/schliesstag';
import type { Schliesstag, Schliesstagdaten, Schliesstage } from '@kehrtour/contract/schliesstag';
import { BUNDESLAENDER } from '@kehrtour/contract/unternehmen';
import { formatDatum, formatTagLang } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/Button.tsx';
import { Card } from '@kehrtour/ui/Card.tsx';
import { EmptyState } from '@kehrtour/ui/EmptyState.tsx';
import { showToast } from '@kehrtour/ui/showToast.tsx';
import { Switch } from '@kehrtour/ui/Switch.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { heute } from '../../shared/heute.ts';
import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Schliesstagdialog } from './parts/Schliesstagdialog.tsx';
import { useWenBetrifft } from './useWenBetrifft.tsx';

/** Days without bookings: what the state prescribes, what the company adds, and holidays on which it works. */
export function FeiertageScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, schliesstageListe, {}));
  return (
    <PageState query={query} count={8}>
      {(daten) => <Kalender client={client} daten={daten} />}
    </PageState>
  );
}

function Kalender({ client, daten }: { client: Client; daten: Schliesstage }) {
  const cache = useQueryClient();
  const betrifft = useWenBetrifft();
  const [traegtEin, setTraegtEin] = useState(false);
  const setze = (neu: Schliesstage) => cache.setQueryData(keyOf(schliesstageListe, {}), neu);

  /** @returns false when the person thought better of it */
  async function lege(neu: Schliesstagdaten, said: string): Promise<boolean> {
    const { von, bis, offen } = neu;
    const weiter =
      offen ||
      (await betrifft.darf(() => client.call(schliesstagBetroffene, { body: { von, bis } }), {
        tat: 'Trotzdem schließen',
      }));
    if (!weiter) return false;
    const vorher = new Set(daten.eintraege.map(({ id }) => id));
    const antwort = await client.call(schliesstagAnlegen, { body: neu, idempotencyKey: crypto.randomUUID() });
    setze(antwort);
    const eintrag = antwort.eintraege.find(({ id }) => !vorher.has(id));
    showToast(said, {
      tone: 'success',
      ...(eintrag && { onUndo: () => void entferne(eintrag.id).catch(zeigeFehler) }),
    });
    return true;
  }
  const entferne = async (id: string) => setze(await client.call(schliesstagEntfernen, { params: { id } }));

  async function entferneMitRueckweg({ id, ...eintrag }: Schliesstag) {
    await entferne(id);
    showToast(`„${eintrag.name}“ ist entfernt`, {
      tone: 'success',
      onUndo: () => void lege(eintrag, `„${eintrag.name}“ gilt wieder`).catch(zeigeFehler),
    });
  }

  const land = BUNDESLAENDER[daten.bundesland as keyof typeof BUNDESLAENDER] ?? daten.bundesland;
  const eigene = daten.eintraege.filter(({ offen }) => !offen);
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <Card
        title="Eigene Schließtage"
        actions={
          <Button kind="primary" onPress={() => setTraegtEin(true)}>
            Tage eintragen
          </Button>
        }
      >
        {eigene.length === 0 ? (
          <EmptyState title="Noch keine eigenen Schließtage">
            Tragen Sie Betriebsferien und örtliche Feiertage ein, an denen Sie keine Termine annehmen.
          </EmptyState>
        ) : (
          <ul className="-my-2 divide-y divide-line">
            {eigene.map((eintrag) => (
              <li key={eintrag.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                <div>
                  <p className="font-semibold">{eintrag.name}</p>
                  <p className="text-sm text-muted">{spanneInWorten(eintrag)}</p>
                </div>
                <Button
                  kind="quiet"
                  aria-label={`${eintrag.name} entfernen`}
                  onPress={() => void entferneMitRueckweg(eintrag).catch(zeigeFehler)}
                >
                  Entfernen
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Feiertagsliste
        land={land}
        feiertage={daten.feiertage}
        onOffen={({ tag, name, offenDurch }, offen) =>
          void (
            offen
              ? lege({ von: tag, bis: tag, name, offen: true }, `Am Feiertag „${name}“ nehmen Sie Termine an`)
              : schliesseWieder({ tag, name, offenDurch })
          ).catch(zeigeFehler)
        }
      />
      {traegtEin ? (
        <Schliesstagdialog
          ab={heute()}
          onSave={(neu) => lege(neu, `„${neu.name}“ ist eingetragen`)}
          onClose={() => setTraegtEin(false)}
        />
      ) : null}
      {betrifft.dialog}
    </div>
  );

  async function schliesseWieder({ tag, name, offenDurch }: Feiertag) {
    const weiter = await betrifft.darf(
      () => client.call(schliesstagBetroffene, { body: { von: tag, bis: tag } }),
      { tat: 'Trotzdem schließen' },
    );
    if (!weiter || offenDurch === null) return;
    await entferne(offenDurch);
    showToast(`Am Feiertag „${name}“ nehmen Sie keine Termine an`, { tone: 'success' });
  }
}

type Feiertag = Schliesstage['feiertage'][number];

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

function spanneInWorten({ von, bis }: { von: string; bis: string }): string {
  return von === bis ? formatTagLang(von) : `${formatDatum(von)} bis ${formatDatum(bis)}`;
}

function zeigeFehler(error: unknown): void {
  showToast(faultsOf(error, {})[0]?.text ?? 'Das hat nicht geklappt.', { tone: 'danger' });
}
