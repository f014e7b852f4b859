import type { Buchungsunternehmen } from '@kehrtour/contract/buchungsangebot';
import { LINK_LOOK } from '@kehrtour/ui/look/link';

type Betrieb = Pick<Buchungsunternehmen, 'name' | 'anschrift' | 'telefon' | 'email'>;

/** The model instruction and form of Anlage 1 and 2 to Art. 246a EGBGB for services, in the company's name. */
export function Widerrufsbelehrung({ betrieb }: { betrieb: Betrieb }) {
  const wer = [betrieb.name, betrieb.anschrift].filter(Boolean).join(', ');
  const wie = [betrieb.telefon && `Telefon ${betrieb.telefon}`, betrieb.email && `E-Mail ${betrieb.email}`]
    .filter(Boolean)
    .join(', ');
  return (
    <details>
      <summary className={`${LINK_LOOK} inline-flex min-h-12 cursor-pointer items-center`}>
        Widerrufsbelehrung lesen
      </summary>
      <div className="grid gap-3 rounded-lg border border-line bg-surface p-4 text-sm">
        <h3 className="font-bold">Widerrufsrecht</h3>
        <p>
          Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die
          Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.
        </p>
        <p>
          Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({[wer, wie].filter(Boolean).join(', ')}) mittels
          einer eindeutigen Erklärung (zum Beispiel ein mit der Post versandter Brief oder eine E-Mail) über
          Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte
          Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihren Widerruf
          auch auf Ihrer Terminseite mit „Vertrag widerrufen“ erklären. Den Link dorthin bekommen Sie per
          E-Mail. Wir bestätigen Ihnen den Eingang unverzüglich.
        </p>
        <p>
          Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des
          Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.
        </p>
        <h3 className="font-bold">Folgen des Widerrufs</h3>
        <p>
          Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten
          haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die
          Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung
          verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben,
          es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen
          wegen dieser Rückzahlung Entgelte berechnet.
        </p>
        <p>
          Haben Sie verlangt, dass die Dienstleistung während der Widerrufsfrist beginnen soll, so haben Sie
          uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von
          der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten
          Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen
          entspricht.
        </p>
        <h3 className="font-bold">Muster-Widerrufsformular</h3>
        <p>
          (Wenn Sie den Vertrag widerrufen wollen, füllen Sie dieses Formular aus und senden Sie es zurück.)
        </p>
        <p>
          An {[wer, wie].filter(Boolean).join(', ')}: Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*)
          abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung (*). Bestellt am (*). Name
          des/der Verbraucher(s). Anschrift des/der Verbraucher(s). Unterschrift (nur bei Mitteilung auf
          Papier). Datum. (*) Unzutreffendes streichen.
        </p>
      </div>
    </details>
  );
}
