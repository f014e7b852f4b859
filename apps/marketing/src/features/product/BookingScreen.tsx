import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { Link } from 'react-router';

import type { PageData } from '../../content/pageData.ts';
import { ClosingCall } from '../../shared/ClosingCall.tsx';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { Section } from '../../shared/Section.tsx';
import { Slip } from '../../shared/Slip.tsx';
import { AnswerTrial } from './parts/AnswerTrial.tsx';

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

/** The customer's side: what exists, to try; and what does not, called so. */
export function BookingScreen({ page }: PageData) {
  return (
    <Page page={page}>
      <PageIntro
        above="Terminbuchung"
        title="Ihre Kunden antworten in zwanzig Sekunden"
        lead="Auf jedem Zettel und in jeder Mail steht ein Code. Er führt zu drei Knöpfen. Mehr muss niemand können."
      >
        <div className="flex justify-center lg:justify-end">
          <Slip
            title="Ihr Schornsteinfeger kommt – Terminvorschlag"
            address="Kirchgasse 2, 91299 Musterbach"
            weekday="Donnerstag"
            date="18. März 2027"
            window="zwischen 10:00 und 12:00 Uhr"
            work="Abgaswegüberprüfung Gasheizung, etwa 20 Minuten"
            legal="Dieser Termin gilt im Rahmen Ihres Auftrags; Sie können jeden zugelassenen Betrieb wählen."
            answer={
              <p className="text-sm">
                <strong className="font-semibold">Passt es?</strong> QR-Code öffnen oder Code{' '}
                <span className="font-mono font-semibold whitespace-nowrap">K7WM-4TXR</span> mit Ihrer
                Hausnummer eingeben.
              </p>
            }
          />
        </div>
      </PageIntro>
      <Section
        id="antwort"
        title="So antwortet Ihr Kunde"
        lead="Sind Sie über den Code auf der Startseite gekommen? Dann sehen Sie jetzt, was Ihr Kunde sieht. Drücken Sie ruhig: Hier wird nichts gesendet."
      >
        <AnswerTrial />
      </Section>
      <Section ground="sunken" title="Vier Dinge, auf die es ankommt">
        <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          {TODAY.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-bold">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="In Arbeit: Buchen ohne Zettel"
        lead="Neue Kunden sollen auf Ihrer Website selbst einen Termin finden, der in Ihre Touren passt. Das bauen wir gerade. Es ist noch nicht zu haben und in keinem Preis enthalten."
      >
        <p>
          <Link to="/kontakt" className={LINK_LOOK}>
            Schreiben Sie uns, wenn Sie es als Erste ausprobieren möchten
          </Link>
        </p>
      </Section>
      <ClosingCall />
    </Page>
  );
}
