import type { Client } from '@kehrtour/api-client/client';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import { betroffenVonFeiertagen } from '@kehrtour/contract/betroffen';
import { einmalNur, einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import type { EinmaligerFeiertag, Einstellungen } from '@kehrtour/contract/einstellungen';
import { formatTagLang } from '@kehrtour/domain/format';
import { type Bundesland, BUNDESLAENDER } from '@kehrtour/domain/recht/bundesland';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { feiertagsfolgen } from '../../shared/betroffen/feiertagsfolgen.ts';
import { useWenBetrifft } from '../../shared/betroffen/useWenBetrifft.tsx';
import { heute } from '../../shared/heute.ts';
import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { useSave } from '../../shared/useSave.ts';
import { Feiertagdialog } from './parts/Feiertagdialog.tsx';
import { meldeFehler } from './useVerfuegbarkeiten.ts';

/** Holidays of one year, which no calendar knows: a list that the company keeps, each in its state. */
export function EinmaligeFeiertage({ client, land }: { client: Client; land: Bundesland }) {
  const query = useQuery(pageQuery(client, einstellungenHolen, {}));
  return (
    <PageState query={query} count={2}>
      {(daten) => <Liste client={client} land={land} daten={daten} />}
    </PageState>
  );
}

type ListeProps = { client: Client; land: Bundesland; daten: Einstellungen & { version: number } };

/** Enters a holiday of one year and takes one away, with the way back. */
function useEinmalige({ client, daten }: Pick<ListeProps, 'client' | 'daten'>) {
  const cache = useQueryClient();
  const save = useSave(einstellungenHolen, {}, daten);
  const { einmalige } = daten.feiertage;
  async function setze(neu: readonly EinmaligerFeiertag[], said: string, onUndo?: () => void): Promise<void> {
    const feiertage = { einmalige: neu.toSorted((a, b) => (a.tag < b.tag ? -1 : 1)) };
    await save(
      (version) => client.call(einstellungenAendern, { body: { feiertage, version } }),
      said,
      onUndo,
    );
    await outdateConcepts(cache, 'schliesstage');
  }
  /** A holiday less makes no appointment wrong and no notice late, so nobody has to be asked; the way back stands beside it. */
  function loesche(eine: EinmaligerFeiertag): void {
    const zurueck = () => {
      // What was entered meanwhile stays.
      const jetzt = cache.getQueryData<Einstellungen>(keyOf(einstellungenHolen, {})) ?? daten;
      void setze([...jetzt.feiertage.einmalige, eine], `„${eine.name}“ ist wieder eingetragen`).catch(
        meldeFehler,
      );
    };
    const uebrige = einmalige.filter((andere) => andere !== eine);
    void setze(uebrige, `„${eine.name}“ ist entfernt`, zurueck).catch(meldeFehler);
  }
  return { einmalige, setze, loesche };
}

function Liste({ client, land, daten }: ListeProps) {
  const [offen, setOffen] = useState(false);
  const { darf, dialog } = useWenBetrifft();
  const { einmalige, setze, loesche } = useEinmalige({ client, daten });
  const kommende = einmalige.filter(({ tag }) => tag >= heute());
  return (
    <Card
      title="Einmalige Feiertage"
      actions={<Button onPress={() => setOffen(true)}>Feiertag eintragen</Button>}
    >
      <p className="mb-4 text-sm text-muted">
        Manche Feiertage gelten nur ein Jahr, in einem Land oder in einer Gemeinde. Was hier steht, zählt
        überall: bei Werktagen, Fristen und Zuschlägen der Häuser dort.
      </p>
      {kommende.length === 0 ? <p>Zurzeit ist keiner eingetragen.</p> : null}
      <ul className="-my-2 divide-y divide-line">
        {kommende.map((eine) => (
          <Zeile key={einmalNur(eine)} feiertag={eine} onLoesche={() => loesche(eine)} />
        ))}
      </ul>
      {offen ? (
        <Feiertagdialog
          ab={heute()}
          land={land}
          schonDa={einmalige}
          onSave={async (neu) => {
            const danach = [...einmalige, neu];
            const weiter = await darf(
              () => client.call(betroffenVonFeiertagen, { body: { einmalige: danach } }),
              { tat: 'Trotzdem eintragen', folge: feiertagsfolgen },
            );
            if (weiter) await setze(danach, `„${neu.name}“ ist eingetragen`);
            return weiter;
          }}
          onClose={() => setOffen(false)}
        />
      ) : null}
      {dialog}
    </Card>
  );
}

function Zeile({ feiertag, onLoesche }: { feiertag: EinmaligerFeiertag; onLoesche: () => void }) {
  const { name, tag, bundesland, gemeinde } = feiertag;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0 grow basis-72">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {formatTagLang(tag)} · {BUNDESLAENDER[bundesland]}
          {gemeinde ? `, nur ${gemeinde}` : ''}
        </p>
      </div>
      <Button kind="quiet" aria-label={`${name} entfernen`} onPress={onLoesche}>
        Entfernen
      </Button>
    </li>
  );
}
