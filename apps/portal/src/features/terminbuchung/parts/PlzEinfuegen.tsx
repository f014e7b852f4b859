import { sentenceOf } from '@kehrtour/api-client/faults';
import type { Gebietsdaten } from '@kehrtour/contract/gebiet';
import { formatMenge } from '@kehrtour/domain/format';
import { FileDrop } from '@kehrtour/ui/field/FileDrop.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { BEDIENUNG, merkmaleVon, neuesGebiet } from '../gebiet.format.ts';
import { liesPlzListe } from '../plzListe.ts';

export type PlzEinfuegenProps = {
  /** @returns false when nothing was saved: the dialog stays */
  onSave: (neue: readonly Gebietsdaten[]) => Promise<boolean>;
  onClose: () => void;
};

const WAHL = (['hoheitlich', 'frei'] as const).map((id) => ({ id, label: BEDIENUNG[id].label }));
const ZEILEN_MAX = 500;
const GEZEIGT_MAX = 3;

/** Many postcodes at once: pasted, typed, or out of a file. */
export function PlzEinfuegen({ onSave, onClose }: PlzEinfuegenProps) {
  const { text, setText, bedienung, setBedienung, form, gelesen } = usePlzListe({ onSave, onClose });
  const { eintraege, unlesbar } = gelesen;
  const plzMenge = formatMenge(eintraege.length, 'Postleitzahl', 'Postleitzahlen');
  return (
    <Formulardialog
      title="Postleitzahlen einfügen"
      saveLabel={eintraege.length === 0 ? 'Einfügen' : `${plzMenge} einfügen`}
      form={form}
      onClose={onClose}
    >
      <TextArea
        id="plzliste"
        label="Postleitzahlen"
        hint="Eine je Zeile, gern mit Ort; auch mit Komma getrennt oder aus einer Tabelle kopiert"
        rows={6}
        value={text}
        onChange={setText}
        error={form.faults[0]?.text}
      />
      <FileDrop
        label="Oder eine Datei"
        hint="CSV oder TXT; wir suchen die Postleitzahlen heraus."
        accept={['.csv', '.txt']}
        onFiles={([datei]) => void datei?.text().then(setText)}
      />
      <output className="block text-muted">
        {text.trim() === '' ? '' : `${plzMenge} erkannt.`}
        {unlesbar.length === 0 ? '' : ` ${unlesbarInWorten(unlesbar)}`}
      </output>
      <RadioGroup
        label="Was gilt dort?"
        choices={WAHL}
        value={bedienung}
        onChange={(id) => setBedienung(id)}
      />
    </Formulardialog>
  );
}

/** What was typed, what was read out of it, and sending it. */
function usePlzListe({ onSave, onClose }: PlzEinfuegenProps) {
  const [text, setText] = useState('');
  const [bedienung, setBedienung] = useState<'hoheitlich' | 'frei'>('hoheitlich');
  const [fehler, setFehler] = useState<string>();
  const [busy, setBusy] = useState(false);
  const gelesen = liesPlzListe(text);

  async function sende() {
    const { eintraege } = gelesen;
    if (eintraege.length === 0)
      return setFehler('Bitte geben Sie mindestens eine Postleitzahl mit fünf Ziffern ein.');
    if (eintraege.length > ZEILEN_MAX)
      return setFehler(`Das sind ${eintraege.length} Postleitzahlen. Bis ${ZEILEN_MAX} gehen auf einmal.`);
    setBusy(true);
    try {
      const neue = eintraege.map((zeile) => ({ ...neuesGebiet('plz'), ...zeile, ...merkmaleVon(bedienung) }));
      if (await onSave(neue)) onClose();
    } catch (error) {
      setFehler(sentenceOf(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  }

  return {
    text,
    setText: (neu: string) => {
      setText(neu);
      setFehler(undefined);
    },
    bedienung,
    setBedienung,
    gelesen,
    form: {
      faults: fehler === undefined ? [] : [{ fieldId: 'plzliste', text: fehler }],
      busy,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!busy) void sende();
      },
    },
  };
}

function unlesbarInWorten(zeilen: readonly string[]): string {
  const gezeigt = zeilen.slice(0, GEZEIGT_MAX).map((zeile) => `„${zeile.slice(0, 40)}“`);
  const mehr = zeilen.length > GEZEIGT_MAX ? ' …' : '';
  return `${formatMenge(zeilen.length, 'Zeile ohne', 'Zeilen ohne')} Postleitzahl bleibt außen vor: ${gezeigt.join(', ')}${mehr}`;
}
