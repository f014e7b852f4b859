import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import type { Zugang } from '../../../shared/zugang.ts';
import { Antwortform } from './Antwortform.tsx';

/** Somebody marked that nobody opened; whoever was waiting says so with one tap. */
export function WarDa({ schluessel, zugang }: { schluessel: string; zugang: Zugang }) {
  return (
    <section className="grid gap-3 print:hidden" aria-labelledby="war-da">
      <h2 id="war-da" className="text-lg font-bold">
        Waren Sie zur angegebenen Zeit da?
      </h2>
      <p>Dann sagen Sie es uns hier. Der Besuch zählt dann nicht als vergeblich.</p>
      <Antwortform formular="warDa" zugang={zugang} schluessel={schluessel}>
        <PlainButton wide>Ich war da</PlainButton>
      </Antwortform>
    </section>
  );
}
