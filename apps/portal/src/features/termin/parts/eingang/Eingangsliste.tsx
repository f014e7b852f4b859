import { Button } from '@kehrtour/ui/action/Button.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';

const ZUERST = 3;

const TON = {
  warning: { rahmen: 'border-warning-line', kopf: 'bg-warning-soft' },
  accent: { rahmen: 'border-accent-line', kopf: 'bg-accent-soft text-accent-ink' },
};

export type EingangslisteProps<Eintrag> = {
  /** Where links to the list land. */
  id?: string;
  label: string;
  /** Says how many there are; read aloud when the number changes. */
  titel: string;
  /** `warning`: somebody waits for the office; `accent`: news to be read. */
  ton: keyof typeof TON;
  eintraege: readonly Eintrag[];
  keyOf: (eintrag: Eintrag) => string;
  children: (eintrag: Eintrag) => ReactNode;
};

/** What came in and waits for the office, on top of the week: three of them, and the rest with one press. */
export function Eingangsliste<Eintrag>(props: EingangslisteProps<Eintrag>) {
  const { id, label, titel, ton, eintraege, keyOf, children } = props;
  const [alle, setAlle] = useState(false);
  const gezeigt = alle ? eintraege : eintraege.slice(0, ZUERST);
  return (
    <section
      id={id}
      aria-label={label}
      className={`overflow-clip rounded-lg border ${TON[ton].rahmen} bg-surface print:hidden`}
    >
      <h2 aria-live="polite" className={`${TON[ton].kopf} px-4 py-3 text-lg font-bold`}>
        {titel}
      </h2>
      <ul className="divide-y divide-line">
        {gezeigt.map((eintrag) => (
          <li key={keyOf(eintrag)}>{children(eintrag)}</li>
        ))}
      </ul>
      {gezeigt.length < eintraege.length ? (
        <div className="border-t border-line px-1 py-2">
          <Button kind="quiet" onPress={() => setAlle(true)}>
            {`Alle ${eintraege.length} zeigen`}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
