import type { Client } from '@kehrtour/api-client/client';
import { einrichtungHolen } from '@kehrtour/contract/unternehmen';
import { IMPORTDATEIEN } from '@kehrtour/domain/importdatei/datei/importformat';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';

export type KundendatenScreenProps = { client: Client; importHref: string; listHref: string };

/** The district comes from the file of the district software; here one learns how, and goes there. */
export function KundendatenScreen({ client, importHref, listHref }: KundendatenScreenProps) {
  const query = useQuery(pageQuery(client, einrichtungHolen, {}));
  return (
    <PageState query={query} shape="text">
      {({ schritte }) => {
        const schritt = schritte.find((one) => one.schritt === 'kundendaten');
        const da = schritt?.stand === 'erledigt';
        return (
          <div className="flex flex-col gap-6">
            <Notice tone={da ? 'success' : 'info'} title={schritt?.hinweis ?? ''}>
              <p>
                {da
                  ? 'Eine neue Datei bringt Änderungen mit; was gleich geblieben ist, bleibt unberührt.'
                  : 'Am schnellsten geht es mit einer Datei aus Ihrer Kehrbezirkssoftware.'}
              </p>
            </Notice>
            <ol className="list-decimal space-y-2 pl-6">
              <li>
                Exportieren Sie in Ihrer Kehrbezirkssoftware die Liegenschaften als {IMPORTDATEIEN.datei}.
              </li>
              <li>
                Ziehen Sie die Datei auf die nächste Seite. Spalten und Zeichensatz erkennen wir selbst.
              </li>
              <li>
                Sehen Sie nach, was neu ist, und übernehmen Sie es. Jeder Import lässt sich zurücknehmen.
              </li>
            </ol>
            <div className="flex flex-wrap gap-4">
              <ButtonLink kind="primary" href={importHref}>
                Datei importieren
              </ButtonLink>
              {da ? <ButtonLink href={listHref}>Liegenschaften ansehen</ButtonLink> : null}
            </div>
          </div>
        );
      }}
    </PageState>
  );
}
