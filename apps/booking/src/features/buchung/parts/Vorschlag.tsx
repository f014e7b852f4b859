import { buttonLook } from '@kehrtour/ui/look/button';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import { buchungsadresse } from '../ablauf.ts';
import type { Mangel } from '../ergebnis.ts';
import type { Fertigseite } from '../fertig.server.ts';
import { Einwilligungen } from './Einwilligungen.tsx';
import { Widerrufsbelehrung } from './Widerrufsbelehrung.tsx';

interface Props {
  seite: Fertigseite;
  mangel?: Mangel | undefined;
}

/**
 * The company has named a time: yes, another one, or none. The form says which time was seen; where the yes concludes a paid
 * contract it comes with its texts, and the button says so (§ 312j Abs. 3 BGB).
 */
export function Vorschlag({ seite: { ort, buchung, schluessel }, mangel }: Props) {
  const { code, zeit, vertrag, verlegbar, absagbar } = buchung;
  const adresse = (tun: string) => buchungsadresse(ort, 'fertig', { code, tun });
  return (
    <form method="post" noValidate className="grid gap-3 print:hidden">
      <input type="hidden" name="tun" value="annehmen" />
      <input type="hidden" name="tag" value={zeit.tag} />
      <input type="hidden" name="von" value={zeit.von} />
      <input type="hidden" name="schluessel" value={schluessel} />
      {vertrag === null ? null : (
        <>
          <Widerrufsbelehrung betrieb={buchung.unternehmen} />
          <Einwilligungen
            einwilligungen={vertrag.einwilligungen}
            fehlerZu={(feld) => mangel?.maengel.find(({ fieldId }) => fieldId === feld)?.text}
            bestaetigt={(feld) => mangel?.eingaben[feld] === 'ja'}
          />
        </>
      )}
      <PlainButton wide>{vertrag === null ? 'Zeit annehmen' : 'Zahlungspflichtig bestellen'}</PlainButton>
      <div className="flex flex-wrap gap-3">
        {verlegbar ? (
          <a href={adresse('verschieben')} className={buttonLook('secondary')}>
            Andere Zeit wählen
          </a>
        ) : null}
        {absagbar ? (
          <a href={adresse('absagen')} className={buttonLook('secondary')}>
            Absagen
          </a>
        ) : null}
      </div>
    </form>
  );
}
