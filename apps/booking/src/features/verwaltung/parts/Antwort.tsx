import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainRadioCards } from '@kehrtour/ui/plain/PlainRadioCards.tsx';

import type { Verwaltungsansicht } from '../verwaltung.server.ts';

export type AntwortProps = Pick<Verwaltungsansicht, 'eingaben' | 'maengel' | 'schluessel'>;

/** One answer for everything that is chosen above. */
export function Antwort({ eingaben, maengel, schluessel }: AntwortProps) {
  const fehlerZu = (feld: string) => maengel.find(({ fieldId }) => fieldId === feld)?.text;
  return (
    <section className="grid gap-4">
      <input type="hidden" name="schluessel" value={schluessel} />
      <h2 className="text-lg font-bold">Ihre Antwort für alles Angekreuzte</h2>
      <PlainRadioCards
        id="antwort"
        name="antwort"
        label="Passt es?"
        hint="Was Bewohner uns selbst gesagt haben, gilt weiter."
        error={fehlerZu('antwort')}
        defaultValue={eingaben.antwort}
        choices={[
          { id: 'passt', label: 'Ja, der Zugang ist möglich' },
          { id: 'passtNicht', label: 'Nein, es passt nicht' },
        ]}
      />
      <PlainField
        id="grund"
        name="grund"
        rows={3}
        maxLength={400}
        optional
        label="Wenn es nicht passt: warum?"
        hint="Zum Beispiel, wann der Hausmeister wieder da ist"
        error={fehlerZu('grund')}
        defaultValue={eingaben.grund}
      />
      <PlainButton wide>Antwort senden</PlainButton>
    </section>
  );
}
