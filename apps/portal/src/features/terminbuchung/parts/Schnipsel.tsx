import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';

export type SchnipselProps = { slug: string; seite: string; skript: string };

/** What goes into the company's own page. The link inside is what is read where scripts are off. */
export function Schnipsel({ slug, seite, skript }: SchnipselProps) {
  const code = `<script async src="${skript}"></script>\n<kehrtour-termin unternehmen="${slug}">\n  <a href="${seite}">Termin online buchen</a>\n</kehrtour-termin>`;
  return (
    <Card title="2. Diesen Code einfügen">
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          An die Stelle Ihrer Seite, an der gebucht werden soll. Wer Ihre Website pflegt, weiß, wohin damit.
        </p>
        <Kopierbar name="Code" text={code} />
        <p className="text-muted">Oder verlinken Sie einfach Ihre Buchungsseite:</p>
        <Kopierbar name="Adresse" text={seite} />
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
