import { formatTagLang } from '@kehrtour/domain/format';
import { buttonLook } from '@kehrtour/ui/look/button';

import { Anrufknopf } from '../../../shared/Anrufknopf.tsx';
import type { Ausschnitt, Zeiten } from '../termin.server.ts';
import { knappheitssatz } from './Knappheit.tsx';

const WANN = { abend: 'Abends', samstag: 'Samstags' };

/** `Samstags ist ab Dienstag, 4. Mai 2027 leider nichts frei` */
function nichtsFrei({ ab, nur }: Ausschnitt): string {
  const tag = ab ? `ab ${formatTagLang(ab)}` : '';
  if (nur) return `${[`${WANN[nur]} ist`, tag].filter(Boolean).join(' ')} leider nichts frei`;
  return ab ? `Ab ${formatTagLang(ab)} ist leider nichts frei` : 'Hier ist leider nichts frei';
}

/** No empty calendar: where the next free time is, or whom to ask. */
export function NichtsFrei({
  zeiten,
  ab,
  nur,
  adresse,
  betrieb,
  wunsch,
}: Ausschnitt & {
  zeiten: Zeiten;
  adresse: (mehr: Record<string, string>) => string;
  betrieb: { telefon: string; telefonzeiten: string };
  /** Where a wish can be left; whoever has a booking tells the company herself. */
  wunsch?: string;
}) {
  const { naechster, horizont } = zeiten;
  const warum = knappheitssatz(zeiten);
  return (
    <section className="grid justify-items-start gap-3 rounded-lg border-2 border-info-line bg-info-soft p-4 sm:p-6">
      {naechster === null ? (
        <>
          <h2 className="text-lg font-bold">Online ist bis {formatTagLang(horizont)} nichts mehr frei</h2>
          {warum ? <p>{warum}</p> : null}
          <p>
            {wunsch === undefined
              ? 'Rufen Sie uns bitte an. Am Telefon finden wir oft noch etwas.'
              : 'Sagen Sie uns, wann es Ihnen passt. Wir suchen eine Zeit und schreiben Ihnen.'}
          </p>
        </>
      ) : (
        <>
          <h2 className="text-lg font-bold">{nichtsFrei({ ab, nur })}</h2>
          {warum ? <p>{warum}</p> : null}
          <a href={adresse({ ab: naechster })} className={buttonLook('primary')}>
            Nächster freier Tag: {formatTagLang(naechster)}
          </a>
        </>
      )}
      {wunsch === undefined ? null : (
        <a href={wunsch} className={buttonLook(naechster === null ? 'primary' : 'secondary')}>
          Terminwunsch senden
        </a>
      )}
      <Anrufknopf telefon={betrieb.telefon} />
      {betrieb.telefonzeiten ? <p className="text-sm">{betrieb.telefonzeiten}</p> : null}
    </section>
  );
}
