import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import { buttonLook } from '@kehrtour/ui/look/button';

import { Zeichen } from '../../../shared/Zeichen.tsx';
import { tagOhneJahrText, zuschlagText } from '../worte.ts';
import { Uhrzeit } from './Uhrzeit.tsx';

interface Props {
  titel: string;
  zeichen: 'nadel' | 'uhr';
  text: string;
  zeiten: readonly Zeit[];
}

/** A few times that come before all others, each over the whole width with its day. */
export function Zeitvorschlaege({ titel, zeichen, text, zeiten }: Props) {
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="flex items-center gap-2 text-lg font-bold">
          <span className="text-accent-ink">
            <Zeichen name={zeichen} />
          </span>
          {titel}
        </h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {zeiten.map((zeit) => (
        <button
          key={zeit.id}
          type="submit"
          name="zeit"
          value={zeit.id}
          className={`${buttonLook('secondary', 'normal', true)} min-h-16 justify-start! text-left!`}
        >
          <span>
            {tagOhneJahrText(zeit)}, <Uhrzeit zeit={zeit} />
            {zuschlagText(zeit) ? (
              <span className="block text-sm font-normal">{zuschlagText(zeit)}</span>
            ) : null}
          </span>
        </button>
      ))}
    </section>
  );
}
