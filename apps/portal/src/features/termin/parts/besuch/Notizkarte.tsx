import type { Client } from '@kehrtour/api-client/client';
import type { Termin } from '@kehrtour/contract/termin';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useState } from 'react';

const Notizdialog = lazyPart(async () => (await import('./Notizdialog.tsx')).Notizdialog);

/** What the company wants to remember of this visit; customers never see it. */
export function Notizkarte({ client, termin }: { client: Client; termin: Termin }) {
  const [offen, setOffen] = useState(false);
  const leer = termin.notiz === '';
  return (
    <Card
      title="Notiz"
      actions={<Button onPress={() => setOffen(true)}>{leer ? 'Notiz schreiben' : 'Notiz ändern'}</Button>}
    >
      {leer ? (
        <p className="text-muted">Noch keine. Notizen sieht nur Ihr Betrieb.</p>
      ) : (
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{termin.notiz}</p>
      )}
      {offen ? <Notizdialog client={client} termin={termin} onClose={() => setOffen(false)} /> : null}
    </Card>
  );
}
