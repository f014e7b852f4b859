import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { PlainCheckbox } from '@kehrtour/ui/plain/PlainCheckbox.tsx';

import { type Einwilligungstext, feldZu } from '../einwilligung.ts';

interface Props {
  einwilligungen: readonly Einwilligungstext[];
  fehlerZu: (feld: string) => string | undefined;
  bestaetigt: (feld: string) => boolean;
}

/** What a long text asks for, in a sentence; the text itself opens below it. */
const SAETZE: Record<Einwilligungstext['art'], string> = {
  datenschutz: 'Ich habe die Hinweise zum Datenschutz gelesen.',
  widerrufsbelehrung: 'Ich habe die Widerrufsbelehrung gelesen.',
  sofortbeginn: 'Bitte kommen Sie schon vor Ende der Widerrufsfrist.',
};
const KURZ_ZEICHEN_MAX = 240;

export function Einwilligungen({ einwilligungen, fehlerZu, bestaetigt }: Props) {
  return (
    <div className="grid gap-3">
      {einwilligungen.map((eine) => (
        <div key={eine.art}>
          <PlainCheckbox
            id={feldZu(eine)}
            name={feldZu(eine)}
            value="ja"
            label={istKurz(eine) ? eine.text : SAETZE[eine.art]}
            error={fehlerZu(feldZu(eine))}
            defaultChecked={bestaetigt(feldZu(eine))}
          />
          {istKurz(eine) ? null : (
            <details className="ml-9">
              <summary className={`${LINK_LOOK} inline-flex min-h-12 cursor-pointer items-center`}>
                Wortlaut lesen
              </summary>
              <div className="max-h-96 overflow-y-auto rounded-lg border border-line bg-surface p-4 text-sm whitespace-pre-line">
                {eine.text}
              </div>
            </details>
          )}
        </div>
      ))}
    </div>
  );
}

const istKurz = ({ text }: Einwilligungstext): boolean => text.length <= KURZ_ZEICHEN_MAX;
