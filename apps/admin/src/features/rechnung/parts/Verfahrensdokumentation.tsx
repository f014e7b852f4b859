import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Printer } from 'lucide-react';

import { VERFAHREN } from '../verfahren.ts';

/** What a tax inspector reads first; as long as a page and made to be printed. */
export function Verfahrensdokumentation() {
  return (
    <article aria-labelledby="verfahren" className="flex max-w-prose flex-col gap-6 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="verfahren" className="text-xl font-semibold">
          Verfahrensdokumentation
        </h2>
        <span className="print:hidden">
          <Button icon={<Printer aria-hidden className="size-5" />} onPress={() => globalThis.print()}>
            Drucken
          </Button>
        </span>
      </div>
      <p>
        Wie dieses Programm Rechnungen ausstellt, aufbewahrt und ausgibt (GoBD, Rz. 151 bis 155). Zahlen und
        Fristen stammen aus den Regeln, nach denen es rechnet.
      </p>
      {VERFAHREN.map(([kopf, absaetze]) => (
        <section key={kopf} className="flex flex-col gap-3">
          <h3 className="text-lg font-semibold">{kopf}</h3>
          {absaetze.map((absatz) => (
            <p key={absatz}>{absatz}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
