import type { Client } from '@kehrtour/api-client/client';
import type { Antwortzeile } from '@kehrtour/contract/antwortbrett';
import { istAbgeschlossen } from '@kehrtour/domain/termin/termin';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';

import { ortText } from '../../termin.format.ts';
import type { useAntwort } from '../../useAntwort.ts';
import { Abmeldung } from './Abmeldung.tsx';
import { Anrufmenue } from './Anrufmenue.tsx';
import { Nachsendeknopf } from './Nachsendeknopf.tsx';
import type { ZeitsucheProps } from './Zeitsuche.tsx';

/** What of a row stands open. */
export type Brettoffen = ZeitsucheProps['art'] | 'frage' | null;

export type BrettknoepfeProps = {
  client: Client;
  zeile: Antwortzeile;
  antwort: ReturnType<typeof useAntwort>;
  offen: Brettoffen;
  onOeffne: (was: Brettoffen) => void;
};

/** What can be done with one row, the way out that fits first. */
export function Brettknoepfe({ client, zeile, antwort, offen, onOeffne }: BrettknoepfeProps) {
  const { termin, stand, frageId, nachsendbar } = zeile;
  const wo = ortText(termin);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {sucht(zeile) ? (
        <>
          {hatAuswege(zeile) ? (
            <Button
              size="small"
              kind="primary"
              aria-expanded={offen === 'auswege'}
              onPress={() => onOeffne(offen === 'auswege' ? null : 'auswege')}
            >
              Andere Zeit<span className="sr-only">: {wo}</span>
            </Button>
          ) : null}
          <Button size="small" onPress={() => onOeffne('wunsch')}>
            Wunsch vormerken<span className="sr-only">: {wo}</span>
          </Button>
        </>
      ) : null}
      {zeile.abmeldungId === null ? null : (
        <Abmeldung client={client} id={zeile.abmeldungId} wohnung={termin.lage !== ''} wo={wo} />
      )}
      {stand === 'vorschlag' || zeile.vorschlagBis !== null ? (
        <Vorschlag zeile={zeile} offen={offen} onOeffne={onOeffne} />
      ) : null}
      <Nachsendeknopf
        wege={nachsendbar}
        wo={wo}
        busy={antwort.laeuft}
        onSende={(kanal) => void antwort.sendeNach(kanal)}
      />
      {frageId === null ? null : (
        <Button
          size="small"
          kind={stand === 'frage' ? 'primary' : 'secondary'}
          onPress={() => onOeffne('frage')}
        >
          Antworten<span className="sr-only">: {wo}</span>
        </Button>
      )}
      <Anrufmenue
        wo={wo}
        busy={antwort.laeuft}
        vorbei={zeile.vorbei}
        onAktion={(aktion) => void antwort.vermerke(aktion)}
        onErgebnis={(ergebnis) => void antwort.vermerkeAnruf(ergebnis)}
      />
    </div>
  );
}

/** Another proposal was promised: a time of its own, or a place in the round that still drives. */
function Vorschlag({ zeile, offen, onOeffne }: Omit<BrettknoepfeProps, 'antwort' | 'client'>) {
  const { termin, vorbei } = zeile;
  const wo = ortText(termin);
  return (
    <>
      <Button
        size="small"
        kind="primary"
        aria-expanded={offen === 'eigene'}
        onPress={() => onOeffne(offen === 'eigene' ? null : 'eigene')}
      >
        Zeit vereinbaren<span className="sr-only">: {wo}</span>
      </Button>
      {vorbei || termin.kehrtourId === null ? null : (
        <ButtonLink size="small" href={`/kehrtouren/${termin.kehrtourId}`}>
          In der Kehrtour einplanen<span className="sr-only">: {wo}</span>
        </ButtonLink>
      )}
    </>
  );
}

/** Another time is looked for. */
export const sucht = ({ stand }: Antwortzeile): boolean => stand === 'passtNicht' || stand === 'wunsch';
/** A visit that still stands moves to a time on the way of a round, or to one of its own. */
export const hatAuswege = (zeile: Antwortzeile): boolean =>
  sucht(zeile) && !istAbgeschlossen(zeile.termin.status);
