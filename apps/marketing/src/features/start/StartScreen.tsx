import { buttonLook } from '@kehrtour/ui/look/button';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { ArticlesData } from '../../content/pageData.ts';
import { ClosingCall } from '../../shared/ClosingCall.tsx';
import { FiveMinutes } from '../../shared/FiveMinutes.tsx';
import { Page } from '../../shared/Page.tsx';
import { portalAddress } from '../../shared/portalAddress.ts';
import { Section } from '../../shared/Section.tsx';
import { TeaserList } from '../../shared/TeaserList.tsx';
import { Honesty } from './parts/Honesty.tsx';
import { Reasons } from './parts/Reasons.tsx';
import { StreetRow } from './parts/StreetRow.tsx';

/** The front page: the promise, the proof to try, how, why, what not. */
export function StartScreen({
  page,
  articles,
  demo,
  ownFile,
}: ArticlesData & { demo: ReactNode; ownFile: ReactNode }) {
  return (
    <Page page={page}>
      <Hero />
      <Section
        id="ausprobieren"
        title="Zwölf Häuser, ein Knopf"
        lead="Musterbach ist ein erfundener Ort. Die Häuser stehen in der Reihenfolge der Exportdatei. Drücken Sie, und der Planer ordnet sie, hier in Ihrem Browser und mit demselben Rechenkern wie im Programm."
      >
        {demo}
        {ownFile}
      </Section>
      <Section
        ground="sunken"
        title="Von der Datei zum Zettel"
        lead="So verteilt sich die Zeit, wenn Ihr Betrieb eingerichtet ist und 40 Häuser anstehen. Es sind Richtwerte; messen Sie nach."
      >
        <FiveMinutes />
      </Section>
      <Section title="Was Ihnen bleibt, wenn der Rechner rechnet">
        <Reasons />
      </Section>
      <Section ground="sunken" title="Was Kehrtour nicht ist">
        <Honesty />
      </Section>
      <Section title="Aus dem Blog">
        <TeaserList articles={articles} />
        <p className="mt-6">
          <Link to="/blog" className={LINK_LOOK}>
            Alle Artikel
          </Link>
        </p>
      </Section>
      <ClosingCall />
    </Page>
  );
}

function Hero() {
  return (
    <header className="overflow-hidden bg-frame text-on-frame print:bg-transparent print:text-ink">
      <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 md:pt-16">
        <p className="mb-4 font-semibold text-frame-accent print:text-muted">Für Schornsteinfegerbetriebe</p>
        <h1 className="max-w-4xl text-[clamp(2.25rem,1.4rem+3.6vw,4.25rem)] leading-[1.04] font-bold tracking-tight">
          40 Häuser angesagt, bevor der Kaffee kalt ist.
        </h1>
        <p className="mt-6 max-w-2xl text-lg text-on-frame-muted print:text-ink">
          Sie ziehen die Exportdatei Ihrer Kehrbezirkssoftware ins Fenster, wählen Straßen und Tag und prüfen
          Karte und Zeiten. Dann liegen die Terminzettel in Laufreihenfolge im Drucker. Das dauert{' '}
          <strong className="font-semibold text-on-frame print:text-ink">unter fünf Minuten</strong>.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 print:hidden">
          <a href="#ausprobieren" className={buttonLook('primary')}>
            Hier ausprobieren
          </a>
          <a
            href={portalAddress.register}
            className="inline-flex min-h-control items-center rounded-sm border border-soot-500 px-4 py-2 font-semibold text-on-frame no-underline outline-on-frame hover:bg-frame-hover"
          >
            Mit eigener Datei starten
          </a>
        </div>
      </div>
      <div className="mx-auto mt-8 max-w-[90rem] print:hidden">
        <StreetRow />
      </div>
    </header>
  );
}
