import type { Client } from '@kehrtour/api-client/client';
import { unternehmenHolen, type Unternehmen } from '@kehrtour/contract/unternehmen';
import { formatMenge } from '@kehrtour/domain/format';
import {
  AUFBEWAHRUNG,
  BLEIBT_NACH_ENTFERNEN,
  KEHRBUCHFRISTEN,
  kehrbuchfristText,
  UEBERGABE_SATZ,
} from '@kehrtour/domain/recht/aufbewahrung';
import { product } from '@kehrtour/domain/text/product';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { type Verarbeitung, VERARBEITUNGEN } from './verarbeitungen.ts';

/** The register of processing activities with the periods of deletion, as a page to print and to sign. */
export function VerzeichnisScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, unternehmenHolen, {}));
  return (
    <PageState query={query} shape="text">
      {(unternehmen) => (
        <div className="flex max-w-3xl flex-col gap-6">
          <div className="print:hidden">
            <Button icon={<Printer aria-hidden className="size-5" />} onPress={() => globalThis.print()}>
              Drucken
            </Button>
          </div>
          <Verantwortlich unternehmen={unternehmen} />
          {VERARBEITUNGEN.map((eine) => (
            <Verarbeitungskarte key={eine.name} verarbeitung={eine} />
          ))}
          <Loeschfristen />
          <Bleibendes />
        </div>
      )}
    </PageState>
  );
}

function Verantwortlich({ unternehmen }: { unternehmen: Unternehmen }) {
  const { name, strasse, hausnr, plz, ort, telefon, email } = unternehmen;
  const anschrift = [`${strasse} ${hausnr}`.trim(), `${plz} ${ort}`.trim()].filter((teil) => teil !== '');
  const { operator } = product;
  return (
    <Card title="Verantwortlich (Art. 30 Abs. 1 DSGVO)">
      <KeyValue
        items={[
          { label: 'Betrieb', value: [name, ...anschrift].join(', ') },
          {
            label: 'Erreichbar',
            value: [telefon, email].filter((teil) => teil !== '').join(', ') || 'fehlt noch',
          },
          {
            label: 'Auftragsverarbeiter',
            value: `${operator.name}, ${operator.street}, ${operator.city}`,
          },
          { label: 'Übermittlung in Drittländer', value: 'Keine durch Kehrtour' },
          {
            label: 'Schutz (Art. 32)',
            value:
              'Verschlüsselte Übertragung, Passwörter nur als Prüfwert, Betriebe in der Datenbank getrennt, Rechte nach Rolle, Änderungen mit Verlauf',
          },
        ]}
      />
      <p className="mt-4 text-sm text-muted">
        Dieses Verzeichnis sagt, was Kehrtour tut. Was Sie sonst verarbeiten, ergänzen Sie bitte selbst,
        ebenso Ihre Datenschutzbeauftragte, wenn Sie eine haben.
      </p>
    </Card>
  );
}

function Verarbeitungskarte({ verarbeitung }: { verarbeitung: Verarbeitung }) {
  const { name, zweck, betroffene, daten, grundlage, empfaenger, loeschung } = verarbeitung;
  return (
    <Card title={name}>
      <KeyValue
        items={[
          { label: 'Zweck', value: zweck },
          { label: 'Betroffene', value: betroffene },
          { label: 'Daten', value: daten },
          { label: 'Rechtsgrundlage', value: grundlage },
          { label: 'Empfänger', value: empfaenger },
          { label: 'Löschung', value: loeschung },
        ]}
      />
    </Card>
  );
}

function Loeschfristen() {
  return (
    <Card title="Das löscht Kehrtour von selbst">
      <ul className="-my-2 divide-y divide-line">
        {Object.values(AUFBEWAHRUNG).map(({ was, tage, ab }) => (
          <li key={was} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
            <span>{was}</span>
            <span className="text-muted tabular-nums">
              {formatMenge(tage, 'Tag', 'Tage')} {ab}
            </span>
          </li>
        ))}
        {Object.values(KEHRBUCHFRISTEN).map((frist) => (
          <li key={frist.was} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
            <span>{frist.was}</span>
            <span className="text-muted">{kehrbuchfristText(frist)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose">{UEBERGABE_SATZ}.</p>
    </Card>
  );
}

/** Said before somebody asks: taking a person off a house does not take what proves a visit. */
function Bleibendes() {
  return (
    <Card title="Das bleibt, wenn Sie jemanden von einem Haus entfernen">
      <ul className="-my-2 divide-y divide-line">
        {BLEIBT_NACH_ENTFERNEN.map(({ was, warum }) => (
          <li key={was} className="py-2">
            {was}
            <span className="block text-muted">{warum}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">
        Name, Anschrift, Telefon und E-Mail beim Haus sind sofort weg, wenn kein anderes Haus diese Person
        kennt. Verlangt sie danach eine Auskunft über das, was bleibt, erteilen Sie sie beim Haus unter
        „Früher hier“.
      </p>
    </Card>
  );
}
