import { IMPORTDATEIEN } from '@kehrtour/domain/importdatei/datei/importformat';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { Link } from 'react-router';

import type { PageData } from '../../content/pageData.ts';
import { ClosingCall } from '../../shared/ClosingCall.tsx';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { Section } from '../../shared/Section.tsx';
import { FeatureRow } from './parts/FeatureRow.tsx';
import { ImportDrawing } from './parts/ImportDrawing.tsx';

/** For people who met us at a stand, before or after. */
export function FairScreen({ page }: PageData) {
  return (
    <Page page={page}>
      <PageIntro
        above="Messe"
        title="Bringen Sie eine Datei mit"
        lead="Am Stand planen wir mit Ihrem eigenen Bezirk, nicht mit unserem Musterdorf. Sie sehen Ihre Straßen, Ihre Fristen und Ihren Zettel."
      />
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <FeatureRow title="So bereiten Sie sich vor" drawing={<ImportDrawing />}>
          <ol className="flex list-decimal flex-col gap-3 pl-6">
            <li>Exportieren Sie eine Straße oder den ganzen Bezirk als {IMPORTDATEIEN.wahl}.</li>
            <li>Öffnen Sie die Datei vorher nicht in Excel: Es verändert Hausnummern und Postleitzahlen.</li>
            <li>Namen und Telefonnummern dürfen fehlen. Straße, Hausnummer, PLZ und Ort genügen.</li>
          </ol>
          <p>
            <Link to="/blog/exportdatei-aus-der-kehrbezirkssoftware" className={LINK_LOOK}>
              Mehr zur Exportdatei
            </Link>
          </p>
        </FeatureRow>
      </div>
      <Section
        ground="sunken"
        title="Was mit Ihrer Datei geschieht"
        lead="Sie wird auf dem Rechner am Stand geöffnet, geplant und vor Ihren Augen gelöscht. Nichts davon bleibt bei uns."
      >
        <p className="max-w-2xl">
          Keine Zeit auf der Messe?{' '}
          <Link to="/#ausprobieren" className={LINK_LOOK}>
            Planen Sie zwölf Häuser auf der Startseite
          </Link>{' '}
          oder{' '}
          <Link to="/kontakt" className={LINK_LOOK}>
            schreiben Sie uns
          </Link>
          , dann verabreden wir uns zum Telefonieren.
        </p>
      </Section>
      <ClosingCall />
    </Page>
  );
}
