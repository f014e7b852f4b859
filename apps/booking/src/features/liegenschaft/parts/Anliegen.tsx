import { HAUSANLIEGEN, HAUSANLIEGEN_WORTE } from '@kehrtour/domain/liegenschaft/hausanliegen';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainSelect } from '@kehrtour/ui/plain/PlainSelect.tsx';

import { Aufklappknopf } from '../../../shared/Aufklappknopf.tsx';
import { Telefonfeld } from '../../../shared/felder/Telefonfeld.tsx';
import type { Zugang } from '../../../shared/zugang.ts';
import type { Meldung } from '../liegenschaft.server.ts';

export type AnliegenProps = { zugang: Zugang; meldung: Meldung };

/** Tells the company that something is not right, as a form that any browser can send. */
export function Anliegen({ zugang: { code, hausnr }, meldung }: AnliegenProps) {
  const { eingaben, maengel, gesendet, schluessel } = meldung;
  const fehlerZu = (feld: string) => maengel.find(({ fieldId }) => fieldId === feld)?.text;
  const ziel = new URLSearchParams({ code, ...(hausnr ? { hausnr } : {}) });
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">Stimmt etwas nicht mehr?</h2>
      {gesendet ? <Danke /> : null}
      <Aufklappknopf titel="Dem Betrieb etwas melden" offen={maengel.length > 0} klein>
        <form method="post" action={`/liegenschaft?${ziel}`} className="grid gap-4">
          <input type="hidden" name="schluessel" value={schluessel} />
          <PlainSelect
            id="anliegen"
            name="anliegen"
            label="Worum geht es?"
            placeholder="Bitte wählen"
            choices={HAUSANLIEGEN.map((id) => ({ id, label: HAUSANLIEGEN_WORTE[id].wahl }))}
            defaultValue={eingaben.anliegen}
            error={fehlerZu('anliegen')}
          />
          <PlainField
            id="text"
            name="text"
            rows={4}
            maxLength={800}
            label="Was sollen wir wissen?"
            hint="Zum Beispiel der neue Name, die neue Adresse oder seit wann ein Ofen weg ist"
            error={fehlerZu('text')}
            defaultValue={eingaben.text}
          />
          <Telefonfeld
            name="telefon"
            label="Telefon für Rückfragen"
            error={fehlerZu('telefon')}
            value={eingaben.telefon}
          />
          <PlainButton wide>Meldung senden</PlainButton>
        </form>
      </Aufklappknopf>
    </section>
  );
}

function Danke() {
  return (
    <section
      tabIndex={-1}
      // Whoever has just sent something hears first that it arrived.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-labelledby="gemeldet"
      className="scroll-mt-4 rounded-lg border-2 border-success-line bg-success-soft p-4"
    >
      <h3 id="gemeldet" className="font-bold">
        Danke, Ihre Meldung ist bei uns.
      </h3>
      <p>
        Wir sehen sie uns an und melden uns, wenn wir etwas nicht verstehen. Bis dahin bleibt alles, wie es
        ist.
      </p>
    </section>
  );
}
