import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { betriebsrechnungHolen, betriebsrechnungPdfHolen } from '@kehrtour/contract/rechnungswesen';
import { formatEuro, formatTag, formatZeitpunkt } from '@kehrtour/domain/format';
import { MAHNSTUFEN } from '@kehrtour/domain/rechnung/rechnung';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { useTat } from '../../../shared/useTat.ts';
import { EINGANGSNAMEN, standInWorten, wasInWorten, werInWorten } from '../rechnung.format.ts';
import { type Detaildaten, Rechnungstaten } from './Rechnungstaten.tsx';

export type RechnungsdetailProps = { client: Client; unternehmenId: string; id: string; onClose: () => void };

/** One invoice with all that happened to it, and what can be done about it. */
export function Rechnungsdetail({ client, unternehmenId, id, onClose }: RechnungsdetailProps) {
  const params = { unternehmenId, id };
  const { data, error } = useQuery(pageQuery(client, betriebsrechnungHolen, { params }));
  const { tue, laeuft } = useTat();
  return (
    <Dialog
      open
      size="large"
      title={data === undefined ? 'Rechnung' : `Rechnung ${data.rechnung.nummer}`}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button
            busy={laeuft === 'pdf'}
            onPress={() =>
              void tue('pdf', async () => {
                saveFile(await client.file(betriebsrechnungPdfHolen, { params }));
                return 'Die Datei ist da';
              })
            }
          >
            PDF
          </Button>
          <Button onPress={onClose}>Schließen</Button>
        </>
      }
    >
      {error === null ? null : (
        <Notice tone="danger" live>
          <p>{sentenceOf(error)}</p>
        </Notice>
      )}
      {data === undefined && error === null ? <Skeleton shape="rows" count={6} /> : null}
      {data === undefined ? null : (
        <div className="flex flex-col gap-6">
          <Angaben daten={data} />
          <Rechnungstaten client={client} daten={data} />
          <Geschehen daten={data} />
        </div>
      )}
    </Dialog>
  );
}

function Angaben({ daten: { rechnung, positionen, nettoCent, ustCent } }: { daten: Detaildaten }) {
  return (
    <KeyValue
      items={[
        { label: 'Betrieb', value: rechnung.unternehmen.name },
        { label: 'Empfänger', value: rechnung.empfaenger },
        { label: 'Stand', value: standInWorten(rechnung).text },
        { label: 'Ausgestellt', value: formatTag(rechnung.ausgestelltAm) },
        { label: 'Fällig', value: formatTag(rechnung.faelligAm) },
        ...positionen.map(({ text, nettoCent: cent }) => ({ label: formatEuro(cent), value: text })),
        { label: 'Betrag', value: `${formatEuro(nettoCent)} + ${formatEuro(ustCent)} USt` },
        { label: 'Brutto', value: formatEuro(rechnung.bruttoCent) },
        { label: 'Offen', value: formatEuro(rechnung.offenCent) },
      ]}
    />
  );
}

function Geschehen({ daten: { zahlungen, mahnungen, beanstandungen, verlauf } }: { daten: Detaildaten }) {
  const zeilen = [
    ...zahlungen.map(({ am, art, cent, verweis }) => ({
      am,
      text: `${formatTag(am)}: ${EINGANGSNAMEN[art]} ${formatEuro(cent)} (${verweis})`,
    })),
    ...mahnungen.map(({ stufe, am, bis }) => ({
      am,
      text: `${formatTag(am)}: ${MAHNSTUFEN[stufe - 1]?.name ?? ''}, Frist bis ${formatTag(bis)}`,
    })),
    ...beanstandungen.map(({ am, text, antwort }) => ({
      am,
      text: `${formatZeitpunkt(new Date(am))}: „${text}“${antwort === null ? '' : ` – geantwortet: „${antwort}“`}`,
    })),
    ...verlauf.map(({ am, wer, was }) => ({
      am,
      text: `${formatZeitpunkt(new Date(am))}: ${wasInWorten(was)} (${werInWorten(wer)})`,
    })),
  ];
  return (
    <section>
      <h3 className="font-semibold">Was geschehen ist</h3>
      <ul className="divide-y divide-line">
        {zeilen.map(({ am, text }) => (
          <li key={`${am} ${text}`} className="py-2 text-sm break-words">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
