import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

import { type Ablauf, schrittadresse } from './ablauf.ts';
import type { Mangel } from './ergebnis.ts';
import { Einwilligungen } from './parts/Einwilligungen.tsx';
import { Kontaktfelder } from './parts/Kontaktfelder.tsx';
import { Schrittseite } from './parts/Schrittseite.tsx';
import { Wunschzeiten } from './parts/Wunschzeiten.tsx';
import { anschriftText, preisangabe } from './worte.ts';
import type { Wunschseite } from './wunsch.server.ts';

interface Props {
  ablauf: Ablauf;
  seite: Wunschseite;
  mangel?: Mangel | undefined;
}

/** Instead of a time: when it would suit, and whom the answer goes to. */
export function WunschScreen({ ablauf, seite, mangel }: Props) {
  const { taetigkeit, schluessel } = seite;
  const { anschrift } = ablauf.stand;
  const eingaben: Record<string, string> = { ...ablauf.stand.kontakt, ...mangel?.eingaben };
  const fehlerZu = (feld: string) => mangel?.maengel.find(({ fieldId }) => fieldId === feld)?.text;
  return (
    <Schrittseite ablauf={ablauf} schritt="kontaktdaten" titel="Ihr Terminwunsch" mangel={mangel}>
      <div className="grid gap-2">
        <h1 className="text-xl font-bold tracking-tight">Wann würde es Ihnen passen?</h1>
        <p>
          Wir suchen eine Zeit und schreiben Ihnen. Gebucht ist damit noch nichts: Fest wird der Termin erst,
          wenn Sie unserem Vorschlag zustimmen.
        </p>
        <p className="font-semibold">
          {taetigkeit.kundentext}
          {anschrift ? <span className="block">{anschriftText(anschrift)}</span> : null}
          <span className="block font-normal">Preis: {preisangabe(taetigkeit)}</span>
        </p>
      </div>
      <form
        method="post"
        action={schrittadresse(ablauf, 'kontaktdaten', { wunsch: '1' })}
        noValidate
        className="grid gap-6"
      >
        <input type="hidden" name="schluessel" value={schluessel} />
        <Wunschzeiten eingaben={eingaben} fehlerZu={fehlerZu} />
        <h2 className="text-lg font-bold">Wem dürfen wir antworten?</h2>
        <Kontaktfelder
          kontakt={eingaben}
          fehlerZu={fehlerZu}
          emailHinweis="Dorthin schicken wir unseren Vorschlag."
          telefonHinweis="Damit wir Sie anrufen können, wenn das schneller geht."
        />
        <PlainField
          id="notiz"
          name="notiz"
          rows={3}
          optional
          label="Was sollten wir wissen?"
          hint="Zum Beispiel: nur in den Ferien, oder erst ab 16 Uhr. Höchstens 1.000 Zeichen."
          autoComplete="off"
          error={fehlerZu('notiz')}
          defaultValue={eingaben['notiz'] ?? ''}
        />
        <Einwilligungen
          einwilligungen={seite.einwilligungen}
          fehlerZu={fehlerZu}
          bestaetigt={(feld) => mangel?.eingaben[feld] === 'ja'}
        />
        <PlainButton wide>Terminwunsch senden</PlainButton>
      </form>
    </Schrittseite>
  );
}
