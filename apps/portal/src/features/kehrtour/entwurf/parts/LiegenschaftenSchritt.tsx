import { kehrtourAuswahlHolen } from '@kehrtour/contract/kehrtourAuswahl';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import { formatDauer, formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import { useNarrow } from '@kehrtour/ui/layout/useNarrow';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';

import { heute } from '../../../../shared/heute.ts';
import { pageQuery } from '../../../../shared/pageQuery.ts';
import { PageState } from '../../../../shared/PageState.tsx';
import { gruppen, haeuserAus, passtZurSuche, summe } from '../hausauswahl.ts';
import type { Haus, Summe } from '../hausauswahl.ts';
import { Auswahlfilter, OHNE_FILTER } from './Auswahlfilter.tsx';
import { Auswahlkarte } from './Auswahlkarte.tsx';
import { Hausliste } from './Hausliste.tsx';
import type { SchrittProps } from './schritt.props.ts';

const NEBENEINANDER_AB_PX = 900;

/** Which houses: by street, by Frist, by activity, by search, or drawn on the map. */
export function LiegenschaftenSchritt(props: SchrittProps<'liegenschaften'>) {
  const { client, wert, setze, fehlerVon } = props;
  const [filter, setFilter] = useState({
    ...OHNE_FILTER,
    faelligBis: wert.faelligBis ?? null,
    taetigkeitId: wert.taetigkeitIds?.[0] ?? null,
  });
  const { faelligBis, taetigkeitId } = filter;
  const query = useQuery({
    ...pageQuery(client, kehrtourAuswahlHolen, {
      query: {
        ...(faelligBis === null ? {} : { faelligBis }),
        ...(taetigkeitId === null ? {} : { taetigkeitId }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const taetigkeiten = useQuery(pageQuery(client, taetigkeitenListe, {}));
  const fehler = fehlerVon('liegenschaften');

  return (
    <div id="liegenschaften" tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {fehler === undefined ? null : <p className="font-semibold text-danger">{fehler}</p>}
      <Auswahlfilter
        werte={filter}
        busy={query.isPlaceholderData}
        orte={query.data?.orte ?? []}
        taetigkeiten={taetigkeiten.data?.eintraege ?? []}
        onChange={(neu) => {
          setFilter(neu);
          const { faelligBis: _bis, taetigkeitIds: _ids, ...rest } = wert;
          setze({
            ...rest,
            ...(neu.faelligBis === null ? {} : { faelligBis: neu.faelligBis }),
            ...(neu.taetigkeitId === null ? {} : { taetigkeitIds: [neu.taetigkeitId] }),
          });
        }}
      />
      <PageState query={query} shape="rows" count={8}>
        {(auswahl) => (
          <Auswahl
            {...props}
            haeuser={haeuserAus(auswahl.strassen)}
            filter={filter}
            onFilterAufheben={() => setFilter(OHNE_FILTER)}
          />
        )}
      </PageState>
    </div>
  );
}

type AuswahlProps = SchrittProps<'liegenschaften'> & {
  haeuser: readonly Haus[];
  filter: typeof OHNE_FILTER;
  onFilterAufheben: () => void;
};

function Auswahl({ client, wert, setze, haeuser, filter, onFilterAufheben }: AuswahlProps) {
  const kasten = useRef<HTMLDivElement>(null);
  const schmal = useNarrow(kasten, NEBENEINANDER_AB_PX);
  const tag = heute();
  const gewaehlt = useMemo(() => new Set(wert.ids), [wert.ids]);
  const suche = useDeferredValue(filter.suche);
  const sichtbar = useMemo(
    () =>
      haeuser.filter(
        (haus) =>
          (filter.ort === null || haus.ort === filter.ort) && (suche === '' || passtZurSuche(haus, suche)),
      ),
    [haeuser, filter.ort, suche],
  );
  const gegliedert = useMemo(() => gruppen(sichtbar, filter.nach, tag), [sichtbar, filter.nach, tag]);
  const alleDabei = sichtbar.length > 0 && sichtbar.every(({ id }) => gewaehlt.has(id));

  function waehle(ids: readonly string[], dabei: boolean) {
    const neu = new Set(gewaehlt);
    for (const id of ids) {
      if (dabei) neu.add(id);
      else neu.delete(id);
    }
    setze({ ...wert, ids: [...neu] });
  }

  if (haeuser.length === 0 && filter.faelligBis === null && filter.taetigkeitId === null)
    return <OhneArbeit />;
  const liste =
    sichtbar.length === 0 ? (
      <EmptyState
        title="Dazu passt kein Haus"
        action={<Button onPress={onFilterAufheben}>Filter aufheben</Button>}
      />
    ) : (
      <div className="flex flex-col gap-2">
        <Button
          kind="quiet"
          size="small"
          onPress={() =>
            waehle(
              sichtbar.map(({ id }) => id),
              !alleDabei,
            )
          }
        >
          {alleDabei
            ? 'Diese wieder abwählen'
            : `Alle ${formatMenge(sichtbar.length, 'Haus', 'Häuser')} der Liste wählen`}
        </Button>
        <Hausliste gruppen={gegliedert} gewaehlt={gewaehlt} heute={tag} onWaehle={waehle} />
      </div>
    );
  const karte = (
    <Auswahlkarte client={client} haeuser={sichtbar} gewaehlt={gewaehlt} heute={tag} onWaehle={waehle} />
  );
  return (
    <div ref={kasten} className="flex flex-col gap-4">
      <Summenzeile
        summe={summe(
          haeuser.filter(({ id }) => gewaehlt.has(id)),
          tag,
        )}
        gewaehlt={gewaehlt.size}
        onLeeren={() => setze({ ...wert, ids: [] })}
      />
      {schmal ? (
        <Tabs
          label="Darstellung"
          items={[
            { id: 'liste', label: 'Liste', content: liste },
            { id: 'karte', label: 'Karte', content: karte },
          ]}
        />
      ) : (
        <div className="grid grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] gap-4">
          {liste}
          {karte}
        </div>
      )}
    </div>
  );
}

function OhneArbeit() {
  return (
    <EmptyState
      title="Es steht keine Arbeit an"
      action={
        <ButtonLink kind="primary" href="/liegenschaften/import">
          Datei einlesen
        </ButtonLink>
      }
    >
      <p>
        Lesen Sie die Liste aus Ihrer Kehrbezirks-Software ein; danach wählen Sie hier Straßen oder Fristen.
      </p>
    </EmptyState>
  );
}

type SummenzeileProps = { summe: Summe; gewaehlt: number; onLeeren: () => void };

function Summenzeile({ summe: zahlen, gewaehlt, onLeeren }: SummenzeileProps) {
  const verdeckt = gewaehlt - zahlen.haeuser;
  return (
    <output className="sticky top-0 z-20 flex flex-wrap items-center gap-x-6 gap-y-1 rounded-lg border border-line bg-surface px-4 py-2 shadow-sm">
      <p className="text-lg font-bold tabular-nums">{formatMenge(gewaehlt, 'Haus', 'Häuser')}</p>
      <p className="tabular-nums">{formatDauer(zahlen.minuten)} Arbeit</p>
      {zahlen.ueberfaellig > 0 ? (
        <Status tone="danger">{`${formatMenge(zahlen.ueberfaellig, 'Frist', 'Fristen')} überschritten`}</Status>
      ) : null}
      {zahlen.bald > 0 ? (
        <Status tone="warning">{`${formatMenge(zahlen.bald, 'Frist läuft', 'Fristen laufen')} in 14 Tagen ab`}</Status>
      ) : null}
      {zahlen.fss > 0 ? (
        <Status tone="info">{formatMenge(zahlen.fss, 'Feuerstättenschau', 'Feuerstättenschauen')}</Status>
      ) : null}
      {verdeckt > 0 ? <p className="text-sm text-muted">{verdeckt} davon außerhalb des Filters</p> : null}
      {gewaehlt > 0 ? (
        <Button kind="quiet" size="small" onPress={onLeeren}>
          Auswahl leeren
        </Button>
      ) : null}
    </output>
  );
}
