import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the signs of the weeks × streets mean, and how streets are moved: with a finger otherwise than with a mouse. */
export function Kartenlegende({ aenderbar }: { aenderbar: boolean }) {
  return (
    <div className="flex flex-col gap-2 text-sm text-muted">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        <Zeichen look="bg-danger-solid font-bold text-on-danger" text="außerhalb der Frist">
          !
        </Zeichen>
        <Zeichen
          look="bg-surface shadow-[inset_0_-3px_0_var(--color-warning)]"
          text="Frist knapp oder vorher zu Ende"
        />
        <Zeichen text="von Hand gelegt, bleibt beim Neurechnen">
          <Lock className="size-3.5 text-ink" />
        </Zeichen>
      </ul>
      {aenderbar ? (
        <p>
          <span className="pointer-coarse:hidden">
            Ziehen legt eine Straße in eine andere Woche, Umschalt und Pfeil ebenso. Drücken Sie auf die
            Minuten für einen bestimmten Tag, auf die Woche für ihre Tage; Pfeile gehen von Feld zu Feld, Strg
            Z nimmt zurück.
          </span>
          <span className="hidden pointer-coarse:inline">
            Tippen Sie auf Minuten oder eine Straße, um ihren Tag zu wählen, und auf eine Woche, um ihre Tage
            zu sehen.
          </span>
        </p>
      ) : null}
    </div>
  );
}

function Zeichen({ look = '', text, children }: { look?: string; text: string; children?: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span
        aria-hidden
        className={`flex h-5 w-7 items-center justify-center rounded-sm border border-line text-xs ${look}`}
      >
        {children}
      </span>
      {text}
    </li>
  );
}
