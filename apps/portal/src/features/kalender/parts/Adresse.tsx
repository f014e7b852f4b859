import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Copy } from 'lucide-react';
import { useRef } from 'react';

/** A secret address to carry elsewhere; where copying is not allowed it is marked, so that the keys do it. */
export function Adresse({ adresse }: { adresse: string }) {
  const input = useRef<HTMLInputElement>(null);
  async function kopiere() {
    try {
      await navigator.clipboard.writeText(adresse);
      showToast('Die Adresse ist kopiert', { tone: 'success' });
    } catch {
      input.current?.select();
      showToast('Die Adresse ist markiert. Kopieren Sie sie mit Strg C.', { tone: 'info' });
    }
  }
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
      <div className="min-w-0 grow">
        <TextField
          label="Geheime Kalenderadresse"
          hint="Wer sie kennt, sieht die Termine. Geben Sie sie nicht weiter."
          value={adresse}
          readOnly
          inputRef={input}
        />
      </div>
      <Button icon={<Copy aria-hidden className="size-5" />} onPress={() => void kopiere()}>
        Kopieren
      </Button>
    </div>
  );
}
