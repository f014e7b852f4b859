import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

export type SchnipselProps = {
  slug: string;
  seite: string;
  skript: string;
  /** What anybody may book or ask for: each can be where the pages begin. */
  taetigkeiten: readonly { id: string; label: string }[];
};

/** What goes into the company's own page. The link inside is what is read where scripts are off. */
export function Schnipsel({ slug, seite, skript, taetigkeiten }: SchnipselProps) {
  const [taetigkeit, setTaetigkeit] = useState('');
  const adresse = taetigkeit === '' ? seite : `${seite}?taetigkeit=${taetigkeit}`;
  const beginn = taetigkeit === '' ? '' : ` taetigkeit="${taetigkeit}"`;
  const code = `<script async src="${skript}"></script>\n<kehrtour-termin unternehmen="${slug}"${beginn}>\n  <a href="${adresse}">Termin online buchen</a>\n</kehrtour-termin>`;
  return (
    <Card title="2. Diesen Code einfügen">
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          An die Stelle Ihrer Seite, an der gebucht werden soll. Wer Ihre Website pflegt, weiß, wohin damit.
        </p>
        <Select
          label="Womit es beginnt"
          value={taetigkeit}
          onChange={setTaetigkeit}
          choices={[{ id: '', label: 'Kundinnen und Kunden wählen selbst' }, ...taetigkeiten]}
        />
        <Kopierbar name="Code" text={code} />
        <p className="text-muted">Oder verlinken Sie einfach Ihre Buchungsseite:</p>
        <Kopierbar name="Adresse" text={adresse} />
      </div>
    </Card>
  );
}

function Kopierbar({ name, text }: { name: string; text: string }) {
  async function kopiere() {
    try {
      await navigator.clipboard.writeText(text);
      showToast(`${name} kopiert`, { tone: 'success' });
    } catch {
      showToast('Kopieren geht hier nicht. Bitte markieren Sie den Text von Hand.', { tone: 'warning' });
    }
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <pre className="w-full rounded-lg border border-line bg-sunken p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap select-all">
        {text}
      </pre>
      <Button onPress={() => void kopiere()}>{name} kopieren</Button>
    </div>
  );
}
