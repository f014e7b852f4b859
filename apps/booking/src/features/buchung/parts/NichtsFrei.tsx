import { formatTagLang } from '@kehrtour/domain/format';
import { buttonLook } from '@kehrtour/ui/look/button';
import { LINK_LOOK } from '@kehrtour/ui/look/link';

import { Anrufknopf } from '../../../shared/Anrufknopf.tsx';
import type { Ausschnitt, Zeiten } from '../termin.server.ts';

const WANN = { abend: 'am Abend', samstag: 'am Samstag' };

/** No empty calendar: where the next free time is, or whom to ask. */
export function NichtsFrei({
  zeiten,
  ab,
  nur,
  adresse,
  betrieb,
}: Ausschnitt & {
  zeiten: Zeiten;
  adresse: (mehr: Record<string, string>) => string;
  betrieb: { telefon: string; telefonzeiten: string; email: string };
}) {
  const { naechster, horizont } = zeiten;
  const wo = [nur ? WANN[nur] : '', ab ? `ab ${formatTagLang(ab)}` : ''].filter(Boolean).join(' ');
  return (
    <section className="grid justify-items-start gap-3 rounded-lg border-2 border-info-line bg-info-soft p-4 sm:p-6">
      {naechster === null ? (
        <>
          <h2 className="text-lg font-bold">Online ist bis {formatTagLang(horizont)} nichts mehr frei</h2>
          <p>
            Rufen Sie uns bitte an oder schreiben Sie uns Ihren Wunsch. Am Telefon finden wir oft noch etwas.
          </p>
        </>
      ) : (
        <>
          <h2 className="text-lg font-bold">
            {wo ? `Frei ist ${wo} leider nichts` : 'Hier ist leider nichts frei'}
          </h2>
          <a href={adresse({ ab: naechster })} className={buttonLook('primary')}>
            Nächster freier Tag: {formatTagLang(naechster)}
          </a>
        </>
      )}
      <Anrufknopf telefon={betrieb.telefon} />
      {betrieb.telefonzeiten ? <p className="text-sm">{betrieb.telefonzeiten}</p> : null}
      {betrieb.email ? (
        <a
          href={`mailto:${betrieb.email}?subject=${encodeURIComponent('Terminwunsch')}`}
          className={`${LINK_LOOK} inline-flex min-h-12 items-center break-all`}
        >
          Terminwunsch an {betrieb.email} schreiben
        </a>
      ) : null}
    </section>
  );
}
