import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { terminzettelHolen } from '@kehrtour/contract/ankuendigung';
import type { zettelformat } from '@kehrtour/contract/ankuendigung';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';

export type Zettelformat = z.infer<typeof zettelformat>;

const BOEGEN: readonly { id: Zettelformat; name: string; hinweis: string }[] = [
  {
    id: 'a6',
    name: 'Zettel A6',
    hinweis: 'Vier auf einem Blatt; geschnitten liegt der Stapel in Laufreihenfolge',
  },
  { id: 'dinlang', name: 'Zettel DIN lang', hinweis: 'Drei auf einem Blatt' },
  { id: 'a5', name: 'Zettel A5', hinweis: 'Zwei auf einem Blatt, große Schrift' },
  { id: 'brief', name: 'Brief A4', hinweis: 'Für Fensterumschläge' },
  { id: 'aushang', name: 'Aushang', hinweis: 'Ein Blatt je Haus mit mehreren Wohnungen' },
  { id: 'tagesliste', name: 'Tagesliste', hinweis: 'Alle Halte zum Abhaken' },
  {
    id: 'nichtAngetroffen',
    name: 'Nicht angetroffen',
    hinweis: 'Zettel zum Ausfüllen, wenn niemand öffnet',
  },
];

type Umfang = { readonly alle: boolean; readonly gebrachte: boolean };

/** Everything of a round that goes onto paper. */
export function Druckbogen({ client, kehrtourId }: { client: Client; kehrtourId: string }) {
  const [busy, setBusy] = useState<Zettelformat | null>(null);
  const [umfang, setUmfang] = useState<Umfang>({ alle: false, gebrachte: false });
  const [fehler, setFehler] = useState<string | null>(null);

  async function drucke(format: Zettelformat) {
    setBusy(format);
    setFehler(null);
    try {
      const { blob, name } = await client.file(terminzettelHolen, {
        params: { id: kehrtourId },
        query: { format, alle: umfang.alle ? '1' : '0', gebrachte: umfang.gebrachte ? '1' : '0' },
      });
      saveFile({ blob, name });
    } catch (error) {
      setFehler(sentenceOf(error));
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {fehler === null ? null : (
        <Notice tone="danger" live title="Der Druck ist nicht möglich">
          <p>{fehler}</p>
        </Notice>
      )}
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {BOEGEN.map(({ id, name, hinweis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="text-sm text-muted">{hinweis}</p>
            </div>
            <Button
              size="small"
              busy={busy === id}
              disabled={busy !== null && busy !== id}
              icon={<Printer aria-hidden className="size-4" />}
              onPress={() => void drucke(id)}
            >
              PDF<span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Umfang umfang={umfang} onUmfang={setUmfang} />
    </div>
  );
}

/** For whom, beside those whose paper still has to be carried. */
function Umfang({ umfang, onUmfang }: { umfang: Umfang; onUmfang: (umfang: Umfang) => void }) {
  return (
    <>
      <Switch
        label="Auch für Haushalte drucken, die eine E-Mail bekommen"
        hint="Sonst nur, wer Papier bekommt"
        checked={umfang.alle}
        onChange={(alle) => onUmfang({ ...umfang, alle })}
      />
      <Switch
        label="Auch drucken, was schon eingeworfen ist"
        hint="Sonst nur Zettel und Briefe, die noch zu bringen sind"
        checked={umfang.gebrachte}
        onChange={(gebrachte) => onUmfang({ ...umfang, gebrachte })}
      />
    </>
  );
}
