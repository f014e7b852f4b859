import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

interface Props {
  code: string;
  hausnr: string;
  fehlerZu: (feld: string) => string | undefined;
}

/** What stands on the slip, and of which house it is. */
export function Codefelder({ code, hausnr, fehlerZu }: Props) {
  return (
    <>
      <PlainField
        id="code"
        name="code"
        width="medium"
        label="Code auf dem Zettel"
        hint="Acht Zeichen, zum Beispiel 7K2M-9QXA. Groß oder klein ist gleich."
        autoComplete="off"
        error={fehlerZu('code')}
        defaultValue={code}
      />
      <PlainField
        id="hausnr"
        name="hausnr"
        width="short"
        label="Hausnummer"
        hint="Die des Hauses, in das wir kommen, zum Beispiel 12 oder 12a."
        autoComplete="off"
        error={fehlerZu('hausnr')}
        defaultValue={hausnr}
      />
    </>
  );
}
