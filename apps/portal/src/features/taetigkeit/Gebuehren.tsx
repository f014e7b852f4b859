import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import {
  einstellungenAendern,
  einstellungenHolen,
  gebuehreneinstellungen,
} from '@kehrtour/contract/einstellungen';
import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import { formatEuro, formatTag } from '@kehrtour/domain/format';
import { ARBEITSWERTE, arbeitswertAm } from '@kehrtour/domain/gebuehr/arbeitswert';
import { arbeitswertHinweis, eigenerArbeitswertHinweis } from '@kehrtour/domain/gebuehr/arbeitswertHinweis';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { heute } from '../../shared/heute.ts';
import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { Bestellungsende } from './parts/Bestellungsende.tsx';
import { Gebuehrenrechner } from './parts/Gebuehrenrechner.tsx';

/** The appointment and the fee: when the one ends, the Arbeitswert of the day, and what it makes of a house. */
export function Gebuehren({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, einstellungenHolen, {}));
  return (
    <PageState query={query} count={3}>
      {(daten) => (
        <div className="flex flex-col gap-6">
          <Bestellungsende client={client} daten={daten} />
          <Formular client={client} daten={daten} />
        </div>
      )}
    </PageState>
  );
}

const LABELS = { eigenerArbeitswertCent: 'Eigener Arbeitswert' };

function Formular({ client, daten }: { client: Client; daten: Einstellungen & { version: number } }) {
  const save = useSave(einstellungenHolen, {}, daten);
  const speichere = (gebuehren: Einstellungen['gebuehren']) =>
    save((version) => client.call(einstellungenAendern, { body: { gebuehren, version } }));
  const form = useContractForm({
    schema: gebuehreneinstellungen,
    start: daten.gebuehren,
    labels: LABELS,
    send: (gebuehren) => speichere({ ...gebuehren, frueherArbeitswertCent: null }),
  });
  const { frueherArbeitswertCent: frueher } = daten.gebuehren;
  const veraltet = eigenerArbeitswertHinweis(form.values.eigenerArbeitswertCent);
  return (
    <Card title="Gebühr">
      {frueher === null ? null : (
        <div className="mb-6">
          <Veraltet
            frueherCent={frueher}
            onVerstanden={() => speichere({ ...daten.gebuehren, frueherArbeitswertCent: null })}
          />
        </div>
      )}
      <SaveForm form={form}>
        <NumberField
          {...form.number('eigenerArbeitswertCent')}
          optional
          unit="Cent"
          min={1}
          max={1000}
          hint={`Leer gilt der Arbeitswert der KÜO am Tag der Leistung (§ 6 Abs. 3), heute ${formatEuro(arbeitswertAm(heute()).cent)} netto. Nur ausfüllen, wo Ihr Land einen anderen festsetzt.`}
        />
      </SaveForm>
      {veraltet === undefined ? null : (
        <div className="mt-4">
          <Notice tone="warning">{veraltet}</Notice>
        </div>
      )}
      <Gebuehrenrechner eigenerCent={form.values.eigenerArbeitswertCent} />
      <Arbeitswerte />
    </Card>
  );
}

/** Whoever counted with an older one hears of it once. */
function Veraltet({
  frueherCent,
  onVerstanden,
}: {
  frueherCent: number;
  onVerstanden: () => Promise<unknown>;
}) {
  const [busy, setBusy] = useState(false);
  const verstehe = async () => {
    setBusy(true);
    await onVerstanden().catch((error: unknown) => showToast(sentenceOf(error), { tone: 'danger' }));
    setBusy(false);
  };
  return (
    <Notice
      tone="warning"
      title="Der Arbeitswert ist gestiegen"
      action={
        <Button busy={busy} onPress={() => void verstehe()}>
          Verstanden
        </Button>
      }
    >
      <p>{arbeitswertHinweis(frueherCent)}</p>
    </Notice>
  );
}

function Arbeitswerte() {
  return (
    <section className="mt-6 flex flex-col gap-2 border-t border-line pt-6">
      <h3 className="font-semibold">Arbeitswerte der KÜO</h3>
      <KeyValue
        items={ARBEITSWERTE.map(({ ab, cent, quelle }) => ({
          label: `Leistungen ab ${formatTag(ab)}`,
          value: `${formatEuro(cent)} netto (${quelle})`,
        }))}
      />
    </section>
  );
}
