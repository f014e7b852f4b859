import { Slip } from '../../../shared/Slip.tsx';

/** The slip at the door, as the customer finds it. */
export function ExampleSlip() {
  return (
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
          <span className="font-mono font-semibold whitespace-nowrap">K7WM-4TXR</span> mit Ihrer Hausnummer
          eingeben.
        </p>
      }
    />
  );
}
