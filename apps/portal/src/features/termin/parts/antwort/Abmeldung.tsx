import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abmeldungEntscheiden } from '@kehrtour/contract/abmeldung';
import { formatMenge } from '@kehrtour/domain/format';
import type { Abmeldungsentscheid } from '@kehrtour/domain/liegenschaft/abmeldung';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Somebody says that nothing is left to sweep: one press for either. */
export function Abmeldung({
  client,
  id,
  wohnung,
  wo,
}: {
  client: Client;
  id: string;
  wohnung: boolean;
  wo: string;
}) {
  const cache = useQueryClient();
  const entscheid = useMutation({
    mutationFn: (wahl: Abmeldungsentscheid) =>
      client.call(abmeldungEntscheiden, { params: { id }, body: { wahl } }),
    onSuccess: ({ abgesagt }, wahl) => showToast(getanText(wahl, abgesagt), { tone: 'success' }),
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
    onSettled: () => outdateConcepts(cache, 'rueckmeldungen', 'termine', 'kehrtouren', 'liegenschaften'),
  });
  const presse = (wahl: Abmeldungsentscheid) => entscheid.mutate(wahl);
  return (
    <>
      <Button size="small" kind="primary" disabled={entscheid.isPending} onPress={() => presse('stilllegen')}>
        {wohnung ? 'Wohnung stilllegen' : 'Haus stilllegen'}
        <span className="sr-only">: {wo}</span>
      </Button>
      <Button size="small" disabled={entscheid.isPending} onPress={() => presse('bleibt')}>
        Bleibt<span className="sr-only">: {wo}</span>
      </Button>
    </>
  );
}

const getanText = (wahl: Abmeldungsentscheid, abgesagt: number): string => {
  if (wahl === 'bleibt') return 'Bleibt wie bisher, Ansagen gehen wieder hinaus';
  return `Stillgelegt${abgesagt === 0 ? '' : `, ${formatMenge(abgesagt, 'Besuch', 'Besuche')} abgesagt`}`;
};
