import { LINK_LOOK } from '@kehrtour/ui/look/link';

import { Anrufknopf } from '../../../shared/Anrufknopf.tsx';
import { gewaehlteTaetigkeit, type Ablauf, SCHRITTE, schrittadresse } from '../ablauf.ts';
import { angabenText, anschriftText, zeitText } from '../worte.ts';

interface Entscheidung {
  schritt: (typeof SCHRITTE)[number];
  name: string;
  texte: string[];
  adresse: string;
}

interface Props {
  ablauf: Ablauf;
  schritt: (typeof SCHRITTE)[number];
  /** The step's first question is answered; this is another one. */
  nachgefragt?: boolean;
}

/** What was decided before this step, each to be changed; and whom to call instead. */
export function Bisher({ ablauf, schritt, nachgefragt = false }: Props) {
  const { telefon, telefonzeiten } = ablauf.betrieb;
  const entschieden = SCHRITTE.indexOf(schritt) + (nachgefragt ? 1 : 0);
  const vorher = entscheidungen(ablauf).filter(
    (eine) => SCHRITTE.indexOf(eine.schritt) < entschieden && eine.texte.length > 0,
  );
  // The last step shows all of it once more, above its button.
  const gezeigt = schritt === 'kontaktdaten' ? [] : vorher;
  return (
    <div className="grid gap-8">
      {gezeigt.length === 0 ? null : (
        <section>
          <h2 className="text-lg font-bold">Bisher gewählt</h2>
          <dl className="mt-2 grid gap-3">
            {gezeigt.map(({ name, texte, adresse }) => (
              <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
                <dt className="text-sm text-muted">{name}</dt>
                <dd className="col-start-1">
                  {texte.map((text) => (
                    <span key={text} className="block font-semibold hyphens-auto">
                      {text}
                    </span>
                  ))}
                </dd>
                <dd className="col-start-2 row-span-2 row-start-1">
                  <a href={adresse} className={`${LINK_LOOK} inline-flex min-h-12 items-center`}>
                    Ändern<span className="sr-only"> ({name})</span>
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {telefon ? (
        <section className="grid justify-items-start gap-2">
          <h2 className="text-lg font-bold">Lieber telefonieren?</h2>
          <Anrufknopf telefon={telefon} />
          {telefonzeiten ? <p className="text-sm text-muted">{telefonzeiten}</p> : null}
        </section>
      ) : null}
    </div>
  );
}

export function entscheidungen(ablauf: Ablauf): Entscheidung[] {
  const { stand } = ablauf;
  const taetigkeit = gewaehlteTaetigkeit(ablauf);
  const angaben = angabenText(stand.angaben);
  return [
    {
      schritt: 'anliegen',
      name: 'Was',
      texte: taetigkeit ? [taetigkeit.kundentext, ...(angaben ? [angaben] : [])] : [],
      adresse: schrittadresse(ablauf, 'anliegen'),
    },
    {
      schritt: 'adresse',
      name: 'Wo',
      texte: stand.anschrift && stand.bedient ? [anschriftText(stand.anschrift)] : [],
      adresse: schrittadresse(ablauf, stand.haus ? 'anliegen' : 'adresse'),
    },
    {
      schritt: 'termin',
      name: 'Wann',
      texte: stand.gehalten ? [zeitText(stand.gehalten.zeit)] : [],
      adresse: schrittadresse(ablauf, 'termin'),
    },
  ];
}
