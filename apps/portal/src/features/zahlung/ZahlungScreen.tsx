import type { Client } from '@kehrtour/api-client/client';
import { tarifBuchen, zahlungHolen, type Zahlungsstand } from '@kehrtour/contract/zahlung';
import { product } from '@kehrtour/domain/text/product';
import { ZAHLUNGSARTNAMEN } from '@kehrtour/domain/zahlung/zahlungsart';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { SummaryList } from '@kehrtour/ui/layout/SummaryList.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Tarifstand } from './parts/Tarifstand.tsx';
import { Tarifwahl } from './parts/Tarifwahl.tsx';
import { useZahlung } from './useZahlung.ts';

export type ZahlungScreenProps = {
  client: Client;
  /** The planner's guard has led here. */
  nichtGebucht: boolean;
  /** Only the owner books and changes. */
  darfVerwalten: boolean;
  /** Pages below this one. */
  hrefZu: (seite: 'rechnungsanschrift' | 'rechnungs-email' | 'zahlungsart') => string;
  onGebucht: () => void;
};

/** What is booked, who gets the invoices, and how they are paid. */
export function ZahlungScreen({ client, ...rest }: ZahlungScreenProps) {
  const query = useQuery(pageQuery(client, zahlungHolen, {}));
  return (
    <PageState query={query} shape="rows" count={6}>
      {(stand) => <Uebersicht client={client} stand={stand} {...rest} />}
    </PageState>
  );
}

function Uebersicht(props: ZahlungScreenProps & { stand: Zahlungsstand }) {
  const { client, stand, nichtGebucht, darfVerwalten, hrefZu, onGebucht } = props;
  const { tue, laeuft } = useZahlung();
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {nichtGebucht && stand.tarif === null ? <NichtGebucht darfVerwalten={darfVerwalten} /> : null}
      <Card title="Tarif">
        <div className="flex flex-col gap-6">
          <Tarifstand stand={stand} />
          {darfVerwalten ? (
            <Tarifwahl
              key={stand.version}
              stand={stand}
              busy={laeuft === 'tarif'}
              onBuche={async (tarif) => {
                const body = { tarif, version: stand.version };
                const gesagt = tarif === null ? 'Der Tarif endet zum Monatsende' : 'Gebucht';
                const getan = await tue('tarif', () => client.call(tarifBuchen, { body }), gesagt);
                if (getan) onGebucht();
                return getan;
              }}
            />
          ) : null}
        </div>
      </Card>
      <Card title="Rechnungen">
        <SummaryList
          rows={zeilen(stand).map(({ seite, ...zeile }) => ({
            ...zeile,
            id: seite,
            ...(darfVerwalten && { changeHref: hrefZu(seite) }),
          }))}
        />
      </Card>
    </div>
  );
}

function NichtGebucht({ darfVerwalten }: { darfVerwalten: boolean }) {
  return (
    <Notice tone="info" title={`Ihr Betrieb hat den ${product.planner} nicht gebucht`}>
      <p>
        Mit ihm planen Sie {product.tours}, drucken Terminzettel und bekommen Antworten zurück. Ihre Termine
        und Liegenschaften sind noch da.
      </p>
      <p>
        {darfVerwalten
          ? 'Wählen Sie unten einen Tarif; danach geht es sofort weiter.'
          : 'Bitten Sie die Inhaberin oder den Inhaber, hier einen Tarif zu buchen.'}
      </p>
    </Notice>
  );
}

type Zeile = {
  seite: Parameters<ZahlungScreenProps['hrefZu']>[0];
  label: string;
  value: string;
};
function zeilen({ anschrift, anschriftDesBetriebs, empfaenger, art, mandat }: Zahlungsstand): Zeile[] {
  const wohin = [anschrift.name, anschrift.strasse, `${anschrift.plz} ${anschrift.ort}`]
    .map((teil) => teil.trim())
    .filter(Boolean)
    .join(', ');
  const adressen = empfaenger.map(({ email, bestaetigt }) =>
    bestaetigt ? email : `${email} (noch nicht bestätigt)`,
  );
  return [
    {
      seite: 'rechnungsanschrift',
      label: 'Rechnungsanschrift',
      value: anschriftDesBetriebs ? `${wohin} (wie der Betrieb)` : wohin,
    },
    {
      seite: 'rechnungs-email',
      label: 'Rechnungs-E-Mail',
      value:
        adressen.length === 0 ? 'Noch keine; Rechnungen liegen nur unter „Rechnung“' : adressen.join(', '),
    },
    {
      seite: 'zahlungsart',
      label: 'Zahlungsart',
      value: mandat === null ? ZAHLUNGSARTNAMEN[art] : `${ZAHLUNGSARTNAMEN[art]}, Konto …${mandat.ibanEnde}`,
    },
  ];
}
