import { buttonLook } from '@kehrtour/ui/look/button';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import { Anrufknopf } from '../../shared/Anrufknopf.tsx';
import { Produktrahmen } from '../../shared/rahmen/Produktrahmen.tsx';
import { terminAdresse } from '../../shared/zugang.ts';
import type { Antwortmangel } from './antwortformular.ts';
import { Antwortform } from './parts/Antwortform.tsx';
import type { Seite } from './seite.ts';

type Props = Omit<Extract<Seite, { art: 'gestoert' }>, 'art'> & { mangel: Antwortmangel | undefined };

/** We cannot be reached ourselves: whom to call, and the answer to be sent again as it was typed. */
export function GestoertScreen({ zugang, anruf, mangel }: Props) {
  return (
    <Produktrahmen>
      <div className="grid justify-items-start gap-6">
        <h1 className="text-2xl font-bold tracking-tight">
          {mangel === undefined
            ? 'Wir können Ihren Termin gerade nicht zeigen'
            : 'Ihre Antwort ist noch nicht angekommen'}
        </h1>
        <p>
          Bei uns ist eine Störung, meistens nur für eine Minute. An Ihrem Termin ändert sich dadurch nichts.
        </p>
        {mangel === undefined ? (
          <a href={terminAdresse(zugang)} className={buttonLook('primary')}>
            Noch einmal versuchen
          </a>
        ) : (
          <NochEinmalSenden zugang={zugang} mangel={mangel} />
        )}
        <section className="grid justify-items-start gap-2">
          <h2 className="text-lg font-bold">Es eilt?</h2>
          {anruf === null || anruf.telefon === '' ? (
            <p>Bitte rufen Sie Ihren Schornsteinfegerbetrieb an. Die Telefonnummer steht auf Ihrem Zettel.</p>
          ) : (
            <>
              <p>Rufen Sie bitte {anruf.name} an.</p>
              <Anrufknopf telefon={anruf.telefon} />
            </>
          )}
        </section>
      </div>
    </Produktrahmen>
  );
}

/** The same key as before: should the answer have arrived after all, it counts once. */
function NochEinmalSenden({ zugang, mangel }: { zugang: Props['zugang']; mangel: Antwortmangel }) {
  const { formular = 'frage', eingaben, schluessel } = mangel;
  const getippt = Object.entries(eingaben).filter(
    ([name, wert]) => name !== 'wahl' && name !== 'grund' && wert !== '',
  );
  return (
    <div className="w-full">
      {getippt.length > 0 ? <p>Was Sie geschrieben haben, ist nicht verloren:</p> : null}
      {getippt.map(([name, wert]) => (
        <p key={name} className="mt-2 border-l-4 border-edge pl-3 whitespace-pre-line">
          {wert}
        </p>
      ))}
      <div className="mt-4">
        <Antwortform formular={formular} zugang={zugang} schluessel={schluessel}>
          {Object.entries(eingaben).map(([name, wert]) => (
            <input key={name} type="hidden" name={name} value={wert} />
          ))}
          <PlainButton wide>Noch einmal senden</PlainButton>
        </Antwortform>
      </div>
    </div>
  );
}
