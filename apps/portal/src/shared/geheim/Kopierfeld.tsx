import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Copy } from 'lucide-react';
import { useRef } from 'react';

export type KopierfeldProps = { label: string; hint: string; wert: string; kopiert: string };

/** A secret to carry elsewhere; where copying is not allowed it is marked, so that the keys do it. */
export function Kopierfeld({ label, hint, wert, kopiert }: KopierfeldProps) {
  const input = useRef<HTMLInputElement>(null);
  async function kopiere() {
    try {
      await navigator.clipboard.writeText(wert);
      showToast(kopiert, { tone: 'success' });
    } catch {
      input.current?.select();
      showToast('Der Text ist markiert. Kopieren Sie ihn mit Strg C.', { tone: 'info' });
    }
  }
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
      <div className="min-w-0 grow">
        <TextField label={label} hint={hint} value={wert} readOnly inputRef={input} />
      </div>
      <Button icon={<Copy aria-hidden className="size-5" />} onPress={() => void kopiere()}>
        Kopieren
      </Button>
    </div>
  );
}
