import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { rechnungPdfHolen, rechnungXmlHolen, type Rechnungszeile } from '@kehrtour/contract/rechnung';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

export type RechnungsdateienProps = { client: Client; rechnung: Rechnungszeile; onBeanstande: () => void };

/** What can be had of one invoice, and the way to say that it is wrong. */
export function Rechnungsdateien({ client, rechnung, onBeanstande }: RechnungsdateienProps) {
  const { id, nummer, xrechnung, art, stand } = rechnung;
  const [laedt, setLaedt] = useState<string | null>(null);
  async function lade(art: 'pdf' | 'xml'): Promise<void> {
    setLaedt(art);
    try {
      const endpunkt = art === 'pdf' ? rechnungPdfHolen : rechnungXmlHolen;
      const { blob } = await client.file(endpunkt, { params: { id } });
      saveFile({ blob, name: `${nummer}.${art}` });
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
    } finally {
      setLaedt(null);
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        busy={laedt === 'pdf'}
        aria-label={`${nummer} als PDF`}
        onPress={() => void lade('pdf')}
      >
        PDF
      </Button>
      <Button
        size="small"
        busy={laedt === 'xml'}
        aria-label={`${nummer} als ${xrechnung ? 'XRechnung' : 'E-Rechnung'}`}
        onPress={() => void lade('xml')}
      >
        {xrechnung ? 'XRechnung' : 'E-Rechnung'}
      </Button>
      {art === 'gegenrechnung' || stand === 'aufgehoben' || stand === 'beanstandet' ? null : (
        <Button size="small" kind="quiet" aria-label={`${nummer} beanstanden`} onPress={onBeanstande}>
          Beanstanden
        </Button>
      )}
    </div>
  );
}
