import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { Link } from 'react-router';

import type { PageData } from '../../content/pageData.ts';
import { ClosingCall } from '../../shared/ClosingCall.tsx';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { Section } from '../../shared/Section.tsx';
import { AnswerTrial } from './parts/AnswerTrial.tsx';
import { ExampleSlip } from './parts/ExampleSlip.tsx';
import { InTheOffice } from './parts/InTheOffice.tsx';
import { TopicList } from './parts/TopicList.tsx';

const TODAY = [
  {
    title: 'Kein Konto, keine App',
    text: 'Der Code auf dem Zettel öffnet genau einen Termin. Ohne Telefon mit Kamera tippt man acht Zeichen und die Hausnummer ein.',
  },
  {
    title: 'Ansehen ändert nichts',
    text: 'Wer den Link öffnet, hat noch nicht geantwortet. Auch ein Virenscanner, der jede Adresse in einer Mail aufruft, sagt keinen Termin zu.',
  },
  {
    title: 'Geht auf alten Telefonen',
    text: 'Die Seite ist klein, liest sich ohne JavaScript, und die drei Antworten gehen auch so.',
  },
  {
    title: 'Ausweichtermine auf Ihrem Weg',
    text: 'Angeboten wird nur, was in eine Ihrer Touren passt und in der Frist liegt. Wie viele, bestimmen Sie.',
  },
];

const WITHOUT_SLIP = [
  {
    title: 'Zuerst, was auf Ihrem Weg liegt',
    text: 'Freie Zeiten neben Touren, die Sie ohnehin fahren, stehen oben. Was nicht in Ihr Gebiet fällt, wird freundlich abgelehnt, mit dem Hinweis, wer zuständig ist.',
  },
  {
    title: 'Niemand bucht doppelt',
    text: 'Während Ihr Kunde schreibt, ist seine Zeit zehn Minuten reserviert. Den Rest erledigt die Datenbank, nicht das Glück.',
  },
  {
    title: 'Sie behalten das letzte Wort',
    text: 'Je Tätigkeit entscheiden Sie, ob eine Buchung sofort gilt oder als Anfrage auf Ihr Ja wartet.',
  },
  {
    title: 'Auf Ihrer eigenen Website',
    text: 'Als Link oder mit zwei Zeilen eingebettet. Nur auf den Adressen, die Sie nennen, und ohne Cookies.',
  },
];
/** The customer's side: what exists, to try. */
export function BookingScreen({ page }: PageData) {
  return (
    <Page page={page}>
      <PageIntro
        above="Terminbuchung"
        title="Ihre Kunden antworten in zwanzig Sekunden"
        lead="Auf jedem Zettel und in jeder Mail steht ein Code. Er führt zu drei Knöpfen. Mehr muss niemand können."
      >
        <div className="flex justify-center lg:justify-end">
          <ExampleSlip />
        </div>
      </PageIntro>
      <Section
        id="antwort"
        title="So antwortet Ihr Kunde"
        lead="Sind Sie über den Code auf der Startseite gekommen? Dann sehen Sie jetzt, was Ihr Kunde sieht. Drücken Sie ruhig: Hier wird nichts gesendet."
      >
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
          <AnswerTrial />
          <InTheOffice />
        </div>
      </Section>
      <Section ground="sunken" title="Vier Dinge, auf die es ankommt">
        <TopicList topics={TODAY} />
      </Section>
      <Section
        title="Buchen ohne Zettel"
        lead="Wer keinen Zettel hat, findet auf Ihrer Website selbst einen Termin: Arbeit wählen, Adresse eingeben, Zeit nehmen."
      >
        <TopicList topics={WITHOUT_SLIP} />
        <p className="mt-8">
          <Link to="/kontakt" className={LINK_LOOK}>
            Fragen Sie uns, wie es auf Ihrer Seite aussieht
          </Link>
        </p>
      </Section>
      <ClosingCall />
    </Page>
  );
}
