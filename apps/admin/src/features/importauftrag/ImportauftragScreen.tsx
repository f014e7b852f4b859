import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { betreuterImportHolen } from '@kehrtour/contract/importbetreuung';
import type { BetreuterImport } from '@kehrtour/contract/importbetreuung';
import { importartName } from '@kehrtour/domain/importdatei/importauftrag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Progress } from '@kehrtour/ui/message/Progress.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { lesartInWorten, STAENDE, zahlInWorten, zeitInWorten } from './importauftrag.format.ts';
import { Importnotizen } from './parts/Importnotizen.tsx';
import { Importtaten } from './parts/Importtaten.tsx';

/** Looked at anew: often while something runs, seldom otherwise. */
const LAEUFT_MS = 1500;
const RUHT_MS = 15_000;

export type ImportauftragScreenProps = {
  client: Client;
  ort: { unternehmenId: string; id: string };
  /** Where a company is opened with a reason. */
  einsichtHref: string;
};

/** One import in counts and shapes; what names people needs an insight. */
export function ImportauftragScreen({ client, ort, einsichtHref }: ImportauftragScreenProps) {
  const { data, error, refetch } = useQuery({
    ...pageQuery(client, betreuterImportHolen, { params: ort }),
    refetchInterval: ({ state }) => (state.data?.laufend ? LAEUFT_MS : RUHT_MS),
  });
  if (data === undefined)
    return error === null ? (
      <Skeleton shape="rows" count={6} />
    ) : (
      <Notice
        tone="danger"
        live
        action={<Button onPress={() => void refetch()}>Noch einmal versuchen</Button>}
      >
        <p>{sentenceOf(error)}</p>
      </Notice>
    );
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <Kopf eintrag={data} />
      {data.laufend === null ? null : (
        <Progress label={data.laufend.schritt} value={Math.round(data.laufend.anteil * 100)} />
      )}
      {data.fehler === null ? null : (
        <Notice tone="danger" title="Die letzte Arbeit ist gescheitert">
          <p>{data.fehler}</p>
        </Notice>
      )}
      <Importtaten client={client} ort={ort} eintrag={data} />
      <Card title="Zahlen">
        <KeyValue look="stacked" items={zahlen(data)} />
      </Card>
      <Card title={kamAlsDatei(data) ? 'Datei' : 'Sendung'}>
        <KeyValue items={datei(data)} />
      </Card>
      <Notice
        title="Zeilen, Namen und Meldungen"
        action={<ButtonLink href={einsichtHref}>Betrieb mit Grund einsehen</ButtonLink>}
      >
        <p>Sie gehören dem Betrieb. Mit einem Grund öffnen Sie ihn für eine Stunde; er liest davon.</p>
      </Notice>
      <Importnotizen client={client} ort={ort} notizen={data.notizen} />
    </div>
  );
}

function Kopf({ eintrag }: { eintrag: BetreuterImport }) {
  const { tone, text } = STAENDE[eintrag.status];
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span className="min-w-0 text-lg font-semibold break-words">{eintrag.unternehmen.name}</span>
      <Status tone={tone}>{text}</Status>
    </p>
  );
}

/** What a program sends has neither lines nor columns, and nothing that is kept beside. */
const kamAlsDatei = ({ art }: BetreuterImport): boolean => art !== 'partner';

function zahlen(eintrag: BetreuterImport) {
  const { anzahl, zeilenImText } = eintrag;
  const { neu = 0, geaendert = 0, unveraendert = 0, fehlend = 0, fehlerhaft = 0, warnungen = 0 } = anzahl;
  const werte = {
    ...(kamAlsDatei(eintrag) && { Zeilen: zeilenImText }),
    Neu: neu,
    Geändert: geaendert,
    Unverändert: unveraendert,
    'Nicht mehr genannt': fehlend,
    Fehlerhaft: fehlerhaft,
    Warnungen: warnungen,
  };
  return Object.entries(werte).map(([label, wert]) => ({ label, value: zahlInWorten(wert) }));
}

function datei(eintrag: BetreuterImport) {
  const { spalten, zugeordnet, fehlendePflichtfelder: fehlend } = eintrag;
  const zeitpunkte = [
    [kamAlsDatei(eintrag) ? 'Hochgeladen' : 'Begonnen', eintrag.angelegtAm],
    ['Geprüft', eintrag.geprueftAm],
    ['Übernommen', eintrag.uebernommenAm],
    ['Zurückgenommen', eintrag.rueckgaengigAm],
  ] as const;
  return [
    { label: 'Art', value: importartName(eintrag.art) },
    ...(kamAlsDatei(eintrag)
      ? [
          { label: 'Gelesen als', value: lesartInWorten(eintrag.lesart) },
          {
            label: 'Spalten',
            value: `${zahlInWorten(spalten)}, davon ${zahlInWorten(zugeordnet)} zugeordnet`,
          },
          { label: 'Es fehlt', value: fehlend.length === 0 ? 'nichts' : fehlend.join(', ') },
          { label: 'Aufbewahrt', value: eintrag.dateiDa ? 'ja' : 'nein, die Datei ist gelöscht' },
        ]
      : []),
    ...zeitpunkte.flatMap(([label, am]) => (am === null ? [] : [{ label, value: zeitInWorten(am) }])),
  ];
}
