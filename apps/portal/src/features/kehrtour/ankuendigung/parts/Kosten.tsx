import type { Empfang } from '@kehrtour/contract/ankuendigung';
import { MESSENGER, MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import type { Kanal } from '@kehrtour/domain/versand/kanal';

import { type Ansagekosten, messengerkostenText } from '../ankuendigung.format.ts';
import type { Pruefung } from '../useAnkuendigung.ts';
import { Briefdienst } from './Briefdienst.tsx';
import { Monatskosten } from './Monatskosten.tsx';
import { SmsKosten } from './SmsKosten.tsx';

export type KostenProps = {
  pruefung: Pruefung;
  neue: readonly Empfang[];
  kosten: Ansagekosten;
  kanalVon: (empfang: Empfang) => Kanal;
  onAlle: (empfaenge: readonly Empfang[], kanal: Kanal) => void;
};

/** What the chosen ways cost, before anything leaves; nothing where none costs anything. */
export function Kosten({ pruefung, neue, kosten, kanalVon, onAlle }: KostenProps) {
  return (
    <>
      <SmsKosten kosten={kosten.sms} hoechstensEuro={pruefung.sms.hoechstensEuro} />
      {MESSENGER.map((messenger) => (
        <Monatskosten
          key={messenger}
          kosten={kosten.messenger[messenger]}
          satz={messengerkostenText(messenger, kosten.messenger[messenger])}
          rat={`Wählen Sie für einige einen anderen Weg, oder heben Sie die Grenze unter Einstellungen › ${MESSENGER_WORTE[messenger].name} an.`}
        />
      ))}
      {pruefung.brief === null ? null : (
        <Briefdienst empfaenge={neue} kanalVon={kanalVon} kosten={kosten.briefe} onAlle={onAlle} />
      )}
    </>
  );
}
