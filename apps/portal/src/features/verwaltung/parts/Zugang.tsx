import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { abfrage } from '@kehrtour/api-client/query';
import type { Verwaltung, Verwaltungszugang } from '@kehrtour/contract/verwaltung';
import { verwaltungszugangHolen } from '@kehrtour/contract/verwaltung';
import { formatTag } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useZugang } from '../useZugang.ts';

export type ZugangProps = { client: Client; verwaltung: Verwaltung };

/** The link by which the Hausverwaltung sees its houses and answers for them: made, sent, and shut here. */
export function Zugang({ client, verwaltung }: ZugangProps) {
  const { id, email } = verwaltung;
  const query = useQuery(abfrage(client, verwaltungszugangHolen, { params: { id } }));
  const { busy, lege, sperre } = useZugang(client, id);
  const [fragt, setFragt] = useState<'neu' | 'sperren' | null>(null);
  if (query.data === undefined) return null;
  const { url, gueltigBis } = query.data;
  return (
    <Card title="Link für die Hausverwaltung">
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          Wer den Link hat, sieht die Termine aller Häuser, antwortet für mehrere zugleich und druckt
          Aushänge.
        </p>
        {url === null ? (
          <div>
            <Button busy={busy} onPress={() => void lege()}>
              Link anlegen
            </Button>
          </div>
        ) : (
          <Bestehender url={url} gueltigBis={gueltigBis} email={email} onFrage={setFragt} />
        )}
      </div>
      <ConfirmDialog
        title={fragt === 'neu' ? 'Neuen Link anlegen?' : 'Link sperren?'}
        open={fragt !== null}
        confirmLabel={fragt === 'neu' ? 'Neuen Link anlegen' : 'Link sperren'}
        danger
        busy={busy}
        onConfirm={() => void (fragt === 'neu' ? lege() : sperre()).then(() => setFragt(null))}
        onCancel={() => setFragt(null)}
      >
        <p>Der bisherige Link gilt dann nicht mehr, auch nicht in Mails, die schon verschickt sind.</p>
      </ConfirmDialog>
    </Card>
  );
}

type BestehenderProps = Verwaltungszugang & {
  url: string;
  email: string;
  onFrage: (was: 'neu' | 'sperren') => void;
};

function Bestehender({ url, gueltigBis, email, onFrage }: BestehenderProps) {
  const kopiere = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast('Link kopiert', { tone: 'success' }),
      (error: unknown) => showToast(sentenceOf(error), { tone: 'danger' }),
    );
  const bis = gueltigBis === null ? '' : formatTag(ortszeitAus(new Date(gueltigBis)).tag);
  return (
    <>
      <p className="text-sm [overflow-wrap:anywhere]">{url}</p>
      <p className="flex flex-wrap gap-2">
        <Button size="small" onPress={() => void kopiere()}>
          Kopieren
        </Button>
        {email === '' ? null : (
          <ButtonLink size="small" href={mailto(email, url)}>
            Per E-Mail schicken
          </ButtonLink>
        )}
        <Button size="small" kind="quiet" onPress={() => onFrage('neu')}>
          Neuer Link
        </Button>
        <Button size="small" kind="quiet" onPress={() => onFrage('sperren')}>
          Sperren
        </Button>
      </p>
      <p className="text-sm text-muted">{`Gilt bis ${bis}.`}</p>
    </>
  );
}

/** A mail of the office's own program: it is the office that writes. */
const mailto = (email: string, url: string): string =>
  `mailto:${email}?${new URLSearchParams({
    subject: 'Ihre Häuser: Termine und Antworten',
    body: `Guten Tag,\n\nunter diesem Link sehen Sie die Termine aller Häuser, die Sie bei uns betreuen, und können für mehrere zugleich antworten:\n\n${url}\n\nBitte geben Sie ihn nicht weiter.`,
  })
    .toString()
    .replaceAll('+', '%20')}`;
