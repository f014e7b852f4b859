import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import { buttonLook } from '@kehrtour/ui/look/button';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import { buchungsadresse } from '../ablauf.ts';
import type { Fertigseite } from '../fertig.server.ts';
import { zeitText, zuschlagText } from '../worte.ts';
import { Knappheit } from './Knappheit.tsx';
import { NichtsFrei } from './NichtsFrei.tsx';
import { Zeitraum } from './Zeitraum.tsx';
import { Zeitwahl } from './Zeitwahl.tsx';

interface Props {
  seite: Fertigseite;
  alternativen?: readonly Zeit[] | undefined;
}

/** Another time for a booking. Until it is confirmed, and when it fails, the old one holds. */
export function Verlegen({ seite, alternativen = [] }: Props) {
  const { ort, buchung, gewaehlt, zeiten, ab, nur, schluessel } = seite;
  const adresse = (mehr: Record<string, string>) =>
    buchungsadresse(ort, 'fertig', { code: buchung.code, tun: 'verschieben', ...mehr });
  const zurueck = buchungsadresse(ort, 'fertig', { code: buchung.code });
  if (gewaehlt !== null && alternativen.length === 0) return <Bestaetigen seite={seite} zeit={gewaehlt} />;
  const versteckt = Object.fromEntries(new URLSearchParams(adresse({}).split('?', 2)[1]));
  return (
    <>
      <div>
        <h1 className="text-xl font-bold tracking-tight">
          {buchung.status === 'vorgeschlagen'
            ? 'Wann passt es Ihnen besser?'
            : 'Auf wann möchten Sie verschieben?'}
        </h1>
        <p className="mt-2">
          {buchung.status === 'vorgeschlagen' ? 'Unser Vorschlag' : 'Bisher'}: {zeitText(buchung.zeit)}.{' '}
          {buchung.status === 'vorgeschlagen'
            ? 'Wir halten diese Zeit frei, bis Sie eine andere bestätigt haben.'
            : 'Dieser Termin gilt, bis Sie einen anderen bestätigt haben.'}
        </p>
      </div>
      {zeiten && zeiten.tage.length > 0 ? <Knappheit {...{ zeiten, ab, nur, adresse }} /> : null}
      <form method="post" action={adresse(ab ? { ab } : {})} id="zeiten" className="grid gap-8">
        <input type="hidden" name="tun" value="verschieben" />
        <input type="hidden" name="schluessel" value={schluessel} />
        {(zeiten?.tage.length ?? 0) === 0 && alternativen.length === 0 ? (
          zeiten && <NichtsFrei {...{ zeiten, ab, nur, adresse }} betrieb={buchung.unternehmen} />
        ) : (
          <Zeitwahl tage={zeiten?.tage ?? []} alternativen={alternativen} />
        )}
      </form>
      {zeiten ? <Zeitraum {...{ zeiten, ab, nur, adresse, versteckt }} /> : null}
      <a href={zurueck} className={`${buttonLook('secondary')} justify-self-start`}>
        {buchung.status === 'vorgeschlagen' ? 'Zurück zum Vorschlag' : 'Termin so lassen'}
      </a>
    </>
  );
}

function Bestaetigen({ seite, zeit }: { seite: Fertigseite; zeit: Zeit }) {
  const { ort, buchung, schluessel } = seite;
  const { code } = buchung;
  const vorschlag = buchung.status === 'vorgeschlagen';
  const zuschlag = zuschlagText(zeit);
  return (
    <>
      <h1 className="text-xl font-bold tracking-tight">
        {vorschlag ? 'Möchten Sie diese Zeit nehmen?' : 'Möchten Sie den Termin so verschieben?'}
      </h1>
      <dl className="grid gap-3">
        <div>
          <dt className="text-muted">{vorschlag ? 'Unser Vorschlag' : 'Bisher'}</dt>
          <dd className="line-through">{zeitText(buchung.zeit)}</dd>
        </div>
        <div>
          <dt className="text-muted">Neu</dt>
          <dd className="text-lg font-bold">
            {zeitText(zeit)}
            {zuschlag ? <span className="block text-base font-normal">zuzüglich {zuschlag}</span> : null}
          </dd>
        </div>
      </dl>
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="tun" value="verschieben" />
        <input type="hidden" name="schluessel" value={schluessel} />
        <PlainButton>{vorschlag ? 'Diese Zeit nehmen' : 'Termin verschieben'}</PlainButton>
        <a
          href={buchungsadresse(ort, 'fertig', { code, tun: 'verschieben' })}
          className={buttonLook('secondary')}
        >
          Andere Zeit wählen
        </a>
      </form>
    </>
  );
}
