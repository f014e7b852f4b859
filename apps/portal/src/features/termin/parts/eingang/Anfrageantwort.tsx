import type { Client } from '@kehrtour/api-client/client';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Check } from 'lucide-react';
import { useState } from 'react';

import { ortText } from '../../termin.format.ts';
import { useBuchung } from '../../useBuchung.ts';

const VerlegenDialog = lazyPart(async () => (await import('../verlegung/VerlegenDialog.tsx')).VerlegenDialog);
const AblehnenDialog = lazyPart(async () => (await import('../antwort/AblehnenDialog.tsx')).AblehnenDialog);

export type AnfrageantwortProps = {
  client: Client;
  termin: TerminKurz & { version?: number };
  size?: 'normal' | 'small';
  /** Nobody answered the mail yet: her yes on the phone does as well. */
  unbestaetigt?: boolean;
};

/** Yes, another time, or no with a reason: the three answers to a request. The customer hears of each by mail. */
export function Anfrageantwort({
  client,
  termin,
  size = 'normal',
  unbestaetigt = false,
}: AnfrageantwortProps) {
  const { nimmAn, lehneAb, laeuft } = useBuchung(client, termin.id);
  const [offen, setOffen] = useState<'verlegen' | 'ablehnen' | null>(null);
  const wo = ortText(termin);
  const ja = unbestaetigt ? 'Am Telefon bestätigt' : 'Annehmen';
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size={size}
        kind="primary"
        icon={<Check aria-hidden className="size-4" />}
        busy={laeuft === 'annehmen'}
        aria-label={`${ja}: ${wo}`}
        onPress={() => void nimmAn()}
      >
        {ja}
      </Button>
      <Button size={size} aria-label={`Andere Zeit: ${wo}`} onPress={() => setOffen('verlegen')}>
        Andere Zeit
      </Button>
      <Button size={size} kind="quiet" aria-label={`Ablehnen: ${wo}`} onPress={() => setOffen('ablehnen')}>
        Ablehnen
      </Button>
      {offen === 'verlegen' ? (
        <VerlegenDialog client={client} termin={termin} onClose={() => setOffen(null)} />
      ) : null}
      {offen === 'ablehnen' ? (
        <AblehnenDialog
          title="Anfrage ablehnen"
          wo={wo}
          name={termin.name}
          send={async (grund) => {
            if (await lehneAb(grund)) setOffen(null);
          }}
          onClose={() => setOffen(null)}
        />
      ) : null}
    </div>
  );
}
