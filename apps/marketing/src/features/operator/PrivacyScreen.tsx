import { product } from '@kehrtour/shell/product';

import type { PageData } from '../../content/pageData.ts';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { InventedNotice } from './parts/InventedNotice.tsx';

const { operator } = product;

/** What this site does with data: little, and all of it here. */
export function PrivacyScreen({ page }: PageData) {
  return (
    <Page page={page}>
      <PageIntro
        title={page.title}
        lead="Keine Cookies, keine Dienste Dritter, keine Zählung von Personen."
      />
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6">
        <InventedNotice />
        <div className="prosa">
          <h2>Verantwortlich</h2>
          <p>
            {operator.name}, {operator.street}, {operator.city},{' '}
            <a href={`mailto:${operator.mail}`}>{operator.mail}</a>
          </p>
          <WhileReading />
          <WhenWriting />
          <h2>Schutz vor Missbrauch</h2>
          <p>
            Damit niemand unsere Formulare gegen andere verwendet, zählen wir je Internetanschluss und Stunde,
            wie oft sie abgeschickt wurden (Art. 6 Abs. 1 Buchst. f DSGVO). Diese Zähler löschen wir nach zwei
            Tagen.
          </p>
          <Rights />
        </div>
      </div>
    </Page>
  );
}

/** What happens without anybody writing anything. */
function WhileReading() {
  return (
    <>
      <h2>Beim Ansehen dieser Seiten</h2>
      <p>
        Ihr Browser überträgt die IP-Adresse, die gewünschte Seite und seine Kennung, damit wir antworten
        können (Art. 6 Abs. 1 Buchst. f DSGVO: Betrieb und Sicherheit der Website). Die Server stehen bei{' '}
        {operator.hosting}, die in unserem Auftrag arbeitet.
      </p>
      <p>
        Schriften, Bilder und Programme kommen von diesem Server. Es wird nichts auf Ihrem Gerät gespeichert,
        um Sie wiederzuerkennen; deshalb fragt diese Seite auch nicht nach einer Einwilligung (§ 25 TDDDG).
      </p>
      <h2>Ladezeiten</h2>
      <p>
        Die Seite meldet uns, wie lange sie zum Anzeigen gebraucht hat: Name der Messung, Wert und Seite. Ohne
        Kennung, ohne Cookie, ohne IP-Adresse in der Auswertung.
      </p>
      <h2>Die Vorführung auf der Startseite</h2>
      <p>
        Die Tour mit den zwölf Häusern rechnet Ihr Browser selbst. Ort, Häuser und Namen sind erfunden; nichts
        davon verlässt Ihr Gerät.
      </p>
    </>
  );
}

/** What is sent on purpose: messages, the newsletter. */
function WhenWriting() {
  return (
    <>
      <h2>Wenn Sie uns schreiben</h2>
      <p>
        Ihre Nachricht verwenden wir, um zu antworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO), und löschen sie
        spätestens zwölf Monate nach dem letzten Schreiben, wenn kein Vertrag daraus wird. Aus dem Versand der
        Website verschwindet sie nach 90 Tagen.
      </p>
      <h2>Newsletter</h2>
      <p>
        Mit Ihrer Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 7 Abs. 2 Nr. 2 UWG) schicken wir Ihnen
        höchstens einmal im Monat eine Mail. Vorher fragen wir die Adresse mit einem Link, ob das stimmt.
        Gespeichert werden die Adresse, der Wortlaut der Einwilligung und die Zeitpunkte von Anfrage und
        Bestätigung, keine IP-Adresse. Ob Sie eine Mail öffnen oder worauf Sie klicken, erfahren wir nicht.
      </p>
      <p>
        Wer nicht bestätigt, dessen Adresse ist nach sieben Tagen gelöscht. Widerrufen können Sie jederzeit
        mit dem Link in jeder Mail. Dann löschen wir die Adresse sofort; den Nachweis, dass eingewilligt war,
        bewahren wir ohne sie drei Jahre auf (Art. 17 Abs. 3 Buchst. e DSGVO).
      </p>
    </>
  );
}

/** Whom to turn to. */
function Rights() {
  return (
    <>
      <h2>Wenn Sie als Kunde eines Betriebs hier sind</h2>
      <p>
        Für Ihren Termin ist der Schornsteinfegerbetrieb verantwortlich, der Ihnen den Zettel gegeben hat.
        Seine Datenschutzhinweise stehen auf der Seite, die der Code öffnet. Wir verarbeiten die Daten in
        seinem Auftrag.
      </p>
      <h2>Ihre Rechte</h2>
      <p>
        Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung verlangen (Art. 15 bis 20
        DSGVO) und der Verarbeitung widersprechen (Art. 21). Beschweren können Sie sich bei der
        Aufsichtsbehörde: {operator.supervision}.
      </p>
    </>
  );
}
