import { KONTAKTROLLEN_NAMEN } from '@kehrtour/domain/liegenschaft/kontakt';
import { MESSENGER, MESSENGER_WORTE, type Messenger } from '@kehrtour/domain/messenger';
import type { Freigabe } from '@kehrtour/domain/versand/kanal';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import type { Zugang } from '../../../shared/zugang.ts';
import { formularziel } from '../formularziel.ts';
import type { Haus } from '../liegenschaft.server.ts';

type Eintrag = Haus['bescheid'][number];

/** `nochmal`: for what a code is on its way to this phone already. */
export type AbbestellenProps = { eintrag: Eintrag; zugang: Zugang; nochmal: Freigabe | undefined };

/** To want no messages any more is one press; to allow them takes the code that goes to the phone. */
export function Abbestellen({ eintrag, zugang, nochmal }: AbbestellenProps) {
  return (
    <>
      {MESSENGER.map((messenger) => (
        <Messengerknopf
          key={messenger}
          messenger={messenger}
          eintrag={eintrag}
          zugang={zugang}
          nochmal={nochmal === messenger}
        />
      ))}
      <Smsknopf eintrag={eintrag} zugang={zugang} nochmal={nochmal === 'sms'} />
    </>
  );
}

type Knopf = { eintrag: Eintrag; zugang: Zugang; nochmal: boolean };

/** Whoever allows it reads first what: these words are kept. */
function Messengerknopf({ messenger, eintrag, zugang, nochmal }: Knopf & { messenger: Messenger }) {
  const { id, rolle, [messenger]: gesagt } = eintrag;
  if (gesagt === null) return null;
  const { nummer, erlaubt, wortlaut } = gesagt;
  const { name, keine } = MESSENGER_WORTE[messenger];
  const erlauben = nochmal ? 'Neuen Code senden' : `${name} an ${nummer} erlauben`;
  return (
    <form method="post" action={formularziel(zugang)} className="mt-1 mb-3">
      <input type="hidden" name="kontakt" value={id} />
      {erlaubt ? null : <p className="mb-2 max-w-prose text-sm text-muted">{wortlaut}</p>}
      <PlainButton kind="secondary" name={messenger} value={erlaubt ? 'keine' : 'erlaubt'}>
        {erlaubt ? `Keine ${keine} mehr an ${nummer}` : erlauben}
        <span className="sr-only"> ({KONTAKTROLLEN_NAMEN[rolle]})</span>
      </PlainButton>
    </form>
  );
}

function Smsknopf({ eintrag, zugang, nochmal }: Knopf) {
  const { id, rolle, sms } = eintrag;
  if (sms === null) return null;
  const erlaubt = nochmal ? 'Neuen Code senden' : `SMS an ${sms.nummer} wieder erlauben`;
  return (
    <form method="post" action={formularziel(zugang)} className="mt-1 mb-3">
      <input type="hidden" name="kontakt" value={id} />
      <PlainButton kind="secondary" name="sms" value={sms.keine ? 'erlaubt' : 'keine'}>
        {sms.keine ? erlaubt : `Keine SMS mehr an ${sms.nummer}`}
        <span className="sr-only"> ({KONTAKTROLLEN_NAMEN[rolle]})</span>
      </PlainButton>
    </form>
  );
}
