import { Aufklappknopf } from '../../../shared/Aufklappknopf.tsx';
import type { Antwortmangel } from '../antwortformular.ts';
import { antwortstelle } from '../antwortstelle.ts';
import type { Seite } from '../seite.ts';
import { Daheim, SchluesselBeimNachbarn } from './Daheim.tsx';
import { Frage } from './Frage.tsx';
import { NichtsMehr } from './NichtsMehr.tsx';
import { PasstNicht } from './PasstNicht.tsx';

type Props = Pick<Extract<Seite, { art: 'termin' }>, 'termin' | 'zugang'> & {
  mangel: Antwortmangel | undefined;
};

/** Three large buttons; what they need besides opens below them. */
export function Antworten({ termin, zugang, mangel }: Props) {
  const stelle = antwortstelle(zugang, mangel);
  const schluessel = termin.formularSchluessel;
  return (
    <div className="grid gap-3 print:hidden">
      <Daheim schluessel={schluessel} stelle={stelle} />
      <Aufklappknopf titel="Passt nicht" zeichen="kreuzImKalender" offen={mangel?.formular === 'passtNicht'}>
        <PasstNicht termin={termin} stelle={stelle} />
      </Aufklappknopf>
      <Aufklappknopf titel="Frage" zeichen="frage" offen={mangel?.formular === 'frage'}>
        <Frage schluessel={schluessel} stelle={stelle} />
      </Aufklappknopf>
      <Aufklappknopf
        klein
        titel="Nicht da, Schlüssel beim Nachbarn"
        zeichen="schluessel"
        offen={mangel?.formular === 'nachbar'}
      >
        <SchluesselBeimNachbarn schluessel={schluessel} stelle={stelle} />
      </Aufklappknopf>
      <Aufklappknopf
        klein
        titel="Hier gibt es nichts mehr zu kehren"
        zeichen="kreuz"
        offen={mangel?.formular === 'nichtsMehr'}
      >
        <NichtsMehr schluessel={schluessel} stelle={stelle} />
      </Aufklappknopf>
    </div>
  );
}
