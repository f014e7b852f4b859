import type { NaechsteAdresse } from '@kehrtour/contract/ort';
import { strassenzeile } from '@kehrtour/domain/ort/adresse';
import { Button } from '@kehrtour/ui/action/Button.tsx';

export type LagehinweisProps = {
  /** Where the pin was let go, and the nearest address there; undefined while nobody knows. */
  naechste: NaechsteAdresse | null | undefined;
  /** The pin stands at this address now. */
  darauf: boolean;
  onDorthin: () => void;
  onZurueck: () => void;
};

/** What stands where the pin was let go, and one press to the other choice. */
export function Lagehinweis({ naechste, darauf, onDorthin, onZurueck }: LagehinweisProps) {
  return (
    <output className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {naechste === undefined ? null : naechste === null ? (
        <p>Hier kennt die Karte keine Adresse in der Nähe. Der Punkt bleibt, wo er ist.</p>
      ) : (
        <>
          <p>
            {darauf
              ? `Auf ${strassenzeile(naechste.adresse)} gesetzt, ${naechste.meter} m von Ihrem Punkt.`
              : `Nächste Adresse der Karte: ${strassenzeile(naechste.adresse)}, ${naechste.meter} m entfernt.`}
          </p>
          <Button size="small" onPress={darauf ? onZurueck : onDorthin}>
            {darauf ? 'Meinen Punkt nehmen' : 'Dorthin setzen'}
          </Button>
        </>
      )}
    </output>
  );
}
