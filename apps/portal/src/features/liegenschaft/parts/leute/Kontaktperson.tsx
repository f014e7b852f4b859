import type { Kontakt } from '@kehrtour/contract/kontakt';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { KONTAKTROLLEN_NAMEN } from '@kehrtour/domain/liegenschaft/kontakt';
import { WUNSCHKANAL_NAMEN } from '@kehrtour/domain/versand/kanal';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';

import { Kontaktwege } from '../../../../shared/Kontaktwege.tsx';
import { einheitText, einwilligungstexte, kontaktName } from '../../liegenschaft.format.ts';

export type KontaktpersonProps = { kontakt: Kontakt; haus: Liegenschaft };

/** Who somebody is, how to reach her, and by which ways she hears of appointments. */
export function Kontaktperson({ kontakt, haus }: KontaktpersonProps) {
  const einheit = haus.einheiten.find(({ id }) => id === kontakt.nutzungseinheitId);
  const rechnung = [
    kontakt.emailRechnung,
    kontakt.leitwegId === '' ? '' : `Leitweg-ID ${kontakt.leitwegId}`,
    kontakt.ustId === '' ? '' : `USt-IdNr. ${kontakt.ustId}`,
  ]
    .filter((teil) => teil !== '')
    .join(', ');
  const eigene = [
    `${kontakt.strasse} ${kontakt.hausnr}`.trim(),
    `${kontakt.plz} ${kontakt.ort}`.trim(),
  ].filter((teil) => teil !== '');
  return (
    <div className="flex min-w-0 grow flex-col gap-1">
      <p>
        <span className="font-semibold">{kontaktName(kontakt)}</span>{' '}
        <span className="text-sm text-muted">
          {KONTAKTROLLEN_NAMEN[kontakt.rolle]}
          {einheit === undefined ? '' : `, ${einheitText(einheit)}`}
        </span>
        {kontakt.sperrvermerk ? (
          <>
            {' '}
            <Badge tone="warning">Auskunftssperre</Badge>
          </>
        ) : null}
      </p>
      {kontakt.sperrvermerk ? (
        <p className="text-sm">
          Geben Sie niemandem Auskunft. Name und Nummer stehen nur hier, am Termin und auf dem, was an die
          Person selbst geht.
        </p>
      ) : null}
      {eigene.length === 0 ? null : <p className="text-sm text-muted">{eigene.join(', ')}</p>}
      <Kontaktwege {...kontakt} />
      <p className="text-sm text-muted">
        {zustellungText(kontakt)}
        {kontakt.keineSms ? ', möchte keine SMS' : ''}
      </p>
      {rechnung === '' ? null : <p className="text-sm break-words text-muted">Rechnungen: {rechnung}</p>}
      {einwilligungstexte(kontakt).map((text) => (
        <p key={text} className="text-sm break-words text-muted">
          {text}
        </p>
      ))}
    </div>
  );
}

function zustellungText({ empfaengtTermin, emailFuerTermine, zuerst }: Kontakt): string {
  if (!empfaengtTermin) return 'Bekommt keine Terminankündigungen';
  if (zuerst !== null) return `Möchte Termine zuerst per ${WUNSCHKANAL_NAMEN[zuerst]}`;
  return emailFuerTermine ? 'Bekommt Termine per E-Mail' : 'Bekommt Termine auf Papier';
}
