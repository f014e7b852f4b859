import { formatAufzaehlung } from '@kehrtour/domain/format';
import { IMPORTDATEIEN } from '@kehrtour/domain/importdatei/datei/importformat';
import { NICHT_ENTHALTEN } from '@kehrtour/domain/unternehmen/tarif';
import { buttonLook } from '@kehrtour/ui/look/button';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { Link } from 'react-router';

import type { PageData } from '../../content/pageData.ts';
import { ClosingCall } from '../../shared/ClosingCall.tsx';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { Section } from '../../shared/Section.tsx';
import { FeatureRow } from './parts/FeatureRow.tsx';
import { ImportDrawing } from './parts/ImportDrawing.tsx';
import { LanesDrawing } from './parts/LanesDrawing.tsx';
import { ReasonsDrawing } from './parts/ReasonsDrawing.tsx';
import { StackDrawing } from './parts/StackDrawing.tsx';
import { WerktageDrawing } from './parts/WerktageDrawing.tsx';

const FACTS = [
  { value: IMPORTDATEIEN.liste, label: `bis ${IMPORTDATEIEN.groesse} und 50.000 Zeilen` },
  { value: '4 Entscheidungen', label: 'Häuser, Tag, Leute, Freigabe. Der Rest kommt aus Ihren Vorgaben' },
  { value: '5 Papierformate', label: 'A6, A5, DIN lang, Brief mit Fenster, Aushang' },
];

/** What the planner does today, in the order in which a sweep meets it. */
export function PlannerScreen({ page }: PageData) {
  return (
    <Page page={page}>
      <PageIntro
        above="Kehrtourplaner"
        title="Vom Export zur angesagten Tour"
        lead="Für den Morgen, an dem vierzig Zettel in die Briefkästen müssen und um sieben das Telefon klingelt."
      >
        <LanesDrawing />
      </PageIntro>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <Facts />
        <ForgivingImport />
        <ReasonedPlan />
        <WorkingDays />
        <OneCut />
      </div>
      <Section
        ground="sunken"
        title="Sehen Sie ihn rechnen"
        lead={`Auf der Startseite, ohne Anmeldung. Heute nicht dabei sind ${formatAufzaehlung(NICHT_ENTHALTEN)}.`}
      >
        <p>
          <Link to="/#ausprobieren" className={buttonLook('secondary')}>
            Den Planer ausprobieren
          </Link>
        </p>
      </Section>
      <ClosingCall />
    </Page>
  );
}

function Facts() {
  return (
    <dl className="grid gap-6 border-b border-line py-8 md:grid-cols-3">
      {FACTS.map(({ value, label }) => (
        <div key={value} className="flex flex-col-reverse justify-end">
          <dt className="text-muted">{label}</dt>
          <dd className="text-xl font-bold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ForgivingImport() {
  return (
    <FeatureRow title="Der Import, der verzeiht" drawing={<ImportDrawing />}>
      <p>
        Datei hineinziehen. Zeichensatz, Trennzeichen und Kopfzeile werden erkannt, auch CP850 aus DOS-Zeiten.
        Spalten ordnet das Programm nach ihren Namen zu; was nicht stimmt, stellen Sie mit einer Auswahl
        richtig, und beim nächsten Mal ist es gemerkt.
      </p>
      <p>
        Vor dem Übernehmen sehen Sie, was neu, geändert, unverändert oder fehlerhaft ist, mit Zeile und
        Spalte. Danach lässt sich der ganze Import zurücknehmen.
      </p>
      <p>
        <Link to="/blog/exportdatei-aus-der-kehrbezirkssoftware" className={LINK_LOOK}>
          Was in der Datei stehen sollte
        </Link>
      </p>
    </FeatureRow>
  );
}

function ReasonedPlan() {
  return (
    <FeatureRow title="Ein Plan, der seine Gründe nennt" drawing={<ReasonsDrawing />}>
      <p>
        Mehrere Leute, mehrere Tage, Pausen, feste Termine. Bei jedem Halt steht, warum er dort liegt. Bei
        jedem Haus, das nicht hineinpasst, steht, woran es liegt und was helfen würde.
      </p>
      <p>
        Ziehen Sie einen Halt, sperren Sie ihn, geben Sie ihn jemand anderem: Zeiten und Fenster rechnen mit,
        solange Sie ziehen. Was Kunden schon zugesagt ist, bleibt.
      </p>
      <p>Auch ein ganzes Quartal verteilt er, straßenweise auf Tage und Leute.</p>
    </FeatureRow>
  );
}

function WorkingDays() {
  return (
    <FeatureRow title="Der Werktage-Wächter" drawing={<WerktageDrawing />}>
      <p>
        Fünf Werktage vor jeder Feuerstättenschau (§ 3 Abs. 1 KÜO), mit den Feiertagen Ihres Landes und der
        Zeit, die ein Brief braucht. Zu spät? Dann steht da, welcher Tag der früheste ist.
      </p>
      <p>
        <Link to="/blog/fuenf-werktage-vor-der-feuerstaettenschau" className={LINK_LOOK}>
          Wie gezählt wird
        </Link>
      </p>
    </FeatureRow>
  );
}

function OneCut() {
  return (
    <FeatureRow title="Ein Schnitt, ein Stapel, Laufreihenfolge" drawing={<StackDrawing />}>
      <p>
        Vier Zettel auf ein A4-Blatt, so verteilt, dass nach dem Schneiden alle Stapel aufeinandergelegt in
        der Reihenfolge liegen, in der Sie laufen. Hoheitliche und freie Arbeiten bekommen je ihren rechtlich
        richtigen Text.
      </p>
      <p>
        Wer für Termine eine E-Mail-Adresse angegeben hat, bekommt eine Mail mit Kalendereintrag statt Papier.
      </p>
    </FeatureRow>
  );
}
