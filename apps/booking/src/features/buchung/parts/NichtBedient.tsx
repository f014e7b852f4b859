import type { Bedient } from '@kehrtour/contract/buchungsangebot';
import { buttonLook } from '@kehrtour/ui/look/button';
import { LINK_LOOK } from '@kehrtour/ui/look/link';

import { Anrufknopf } from '../../../shared/Anrufknopf.tsx';
import { gewaehlteTaetigkeit, type Ablauf, schrittadresse } from '../ablauf.ts';
import { Schrittseite } from './Schrittseite.tsx';

type Props = { ablauf: Ablauf; antwort: Extract<Bedient, { bedient: 'nein' }> };

/** Nobody of this company comes there: who does, and what else may be asked. */
export function NichtBedient({ ablauf, antwort }: Props) {
  const { betrieb } = ablauf;
  const hoheitlich = antwort.grund === 'hoheitlich';
  return (
    <Schrittseite ablauf={ablauf} schritt="adresse">
      <div className="grid gap-2">
        <h1 className="text-xl font-bold tracking-tight">
          {hoheitlich ? 'Dafür ist bei Ihnen jemand anderes zuständig' : 'Dorthin kommen wir leider nicht'}
        </h1>
        <p className="font-semibold">{antwort.anschrift.zeile}</p>
        <p>
          {hoheitlich
            ? `„${gewaehlteTaetigkeit(ablauf)?.kundentext ?? 'Diese Arbeit'}“ darf nur machen, wer für Ihren Bezirk bestellt ist. Alles andere übernehmen wir gern.`
            : `${betrieb.name} arbeitet in einem anderen Gebiet.`}
        </p>
      </div>
      <section className="rounded-lg border-2 border-info-line bg-info-soft p-4">
        <h2 className="text-lg font-bold">Hier wird Ihnen geholfen</h2>
        {antwort.zustaendig ? (
          <p className="mt-1 whitespace-pre-line">{antwort.zustaendig}</p>
        ) : (
          <p className="mt-1">Ihre Gemeinde oder das Landratsamt nennt Ihnen den zuständigen Betrieb.</p>
        )}
        <a
          href={`/unternehmen/termin?plz=${antwort.anschrift.plz}`}
          className={`${LINK_LOOK} mt-1 inline-flex min-h-12 items-center`}
          {...(ablauf.ort.eingebettet ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          Betriebe in {antwort.anschrift.plz} suchen
        </a>
      </section>
      <div className="flex flex-wrap gap-3">
        <a href={schrittadresse(ablauf, 'adresse')} className={buttonLook('primary')}>
          Andere Adresse eingeben
        </a>
        {hoheitlich ? (
          <a href={schrittadresse(ablauf, 'anliegen')} className={buttonLook('secondary')}>
            Etwas anderes buchen
          </a>
        ) : null}
      </div>
      <section className="grid justify-items-start gap-2">
        <h2 className="text-lg font-bold">Stimmt das nicht?</h2>
        <p>Rufen Sie uns an, dann sehen wir gemeinsam nach.</p>
        <Anrufknopf telefon={betrieb.telefon} />
      </section>
    </Schrittseite>
  );
}
