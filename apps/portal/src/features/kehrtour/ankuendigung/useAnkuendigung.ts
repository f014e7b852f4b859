import { ApiError, type Client, istCode } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { kehrtourAnkuendigen } from '@kehrtour/contract/ankuendigung';
import type { ankuendigungPruefen, Empfang } from '@kehrtour/contract/ankuendigung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Kanal } from '@kehrtour/domain/versand/kanal';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { ansagekosten, empfangSchluessel } from './ankuendigung.format.ts';

/** What was checked before an announcement is sent. */
export type Pruefung = AnswerOf<typeof ankuendigungPruefen>;

const OHNE_VERZICHT: FieldFault = {
  fieldId: 'verzicht',
  text: 'Bestätigen Sie den Verzicht auf die Frist, oder wählen Sie einen späteren Tag.',
};

/** An announcement before it is sent: which way to whom, the waiver of the notice, one question, one sending. */
export function useAnkuendigung(client: Client, kehrtourId: string, pruefung: Pruefung, danach: () => void) {
  const cache = useQueryClient();
  const schluessel = useRef(crypto.randomUUID());
  const [gewaehlt, setGewaehlt] = useState<Readonly<Record<string, Kanal>>>({});
  const [verzicht, setVerzicht] = useState(false);
  const [fragt, setFragt] = useState(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const kanalVon = (empfang: Empfang): Kanal => gewaehlt[empfangSchluessel(empfang)] ?? empfang.kanal;
  const neue = pruefung.empfaenge.filter(({ schonAngekuendigt }) => !schonAngekuendigt);

  function frage() {
    if (pruefung.hindernisse.length > 0 && !verzicht) return setFaults([OHNE_VERZICHT]);
    setFaults([]);
    setFragt(true);
  }

  async function sende() {
    setBusy(true);
    try {
      await client.call(kehrtourAnkuendigen, {
        params: { id: kehrtourId },
        body: { version: pruefung.version, kanaele: gewaehlt, trotzdem: verzicht },
        idempotencyKey: schluessel.current,
      });
      await outdateConcepts(cache, 'kehrtouren');
      danach();
    } catch (error) {
      // Another key for another try: the refused one stands for what was refused.
      if (error instanceof ApiError) schluessel.current = crypto.randomUUID();
      if (istCode(error, 'veraltet')) await outdateConcepts(cache, 'kehrtouren');
      setFaults(faultsOf(error, {}));
    } finally {
      setBusy(false);
      setFragt(false);
    }
  }

  return {
    neue,
    kanaele: neue.map(kanalVon),
    kosten: ansagekosten(neue, kanalVon, pruefung),
    kanalVon,
    waehleKanal: (empfang: Empfang, kanal: Kanal) =>
      setGewaehlt({ ...gewaehlt, [empfangSchluessel(empfang)]: kanal }),
    waehleFuerAlle: (empfaenge: readonly Empfang[], kanal: Kanal) =>
      setGewaehlt({
        ...gewaehlt,
        ...Object.fromEntries(empfaenge.map((empfang) => [empfangSchluessel(empfang), kanal])),
      }),
    verzicht,
    setVerzicht,
    faults,
    busy,
    fragt,
    frage,
    sende: () => void sende(),
    lass: () => setFragt(false),
  };
}
