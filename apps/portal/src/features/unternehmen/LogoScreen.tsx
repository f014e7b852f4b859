import type { Client } from '@kehrtour/api-client/client';
import { ApiError } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import {
  LOGO_BYTES_MAX,
  logoLoeschen,
  logoHochladen,
  logoHolen,
  unternehmenHolen,
} from '@kehrtour/contract/unternehmen';
import type { Unternehmen } from '@kehrtour/contract/unternehmen';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { FileDrop } from '@kehrtour/ui/field/FileDrop.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useWenBetrifft } from '../../shared/betroffen/useWenBetrifft.tsx';
import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { ladeLogotraeger, logofolgen } from './logofolgen.ts';

/** The company's sign on slips, letters and mails. */
export function LogoScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, unternehmenHolen, {}));
  return (
    <PageState query={query} shape="block">
      {(daten) => <Logo client={client} logo={daten.logo} />}
    </PageState>
  );
}

/** Another sign, or none. Paper and mails that are on their way keep the one they have: whoever changes it hears whose. */
function useLogowechsel(client: Client, logo: Unternehmen['logo']) {
  const cache = useQueryClient();
  const { darf, dialog } = useWenBetrifft();
  const [frageFehler, setFrageFehler] = useState<Error | null>(null);
  const settle = (said: string) => (stand: Unternehmen) => {
    cache.setQueryData(keyOf(unternehmenHolen, {}), stand);
    showToast(said, { tone: 'success' });
    return cache.invalidateQueries({ queryKey: keyOf(logoHolen, {}) });
  };
  const upload = useMutation({
    mutationFn: (file: File) => client.upload(logoHochladen, { file }),
    onSuccess: settle('Das Logo ist gespeichert'),
  });
  const remove = useMutation({
    mutationFn: () => client.call(logoLoeschen, {}),
    onSuccess: settle('Das Logo ist entfernt'),
  });
  async function nachFrage(tat: string, wechsle: () => void): Promise<void> {
    setFrageFehler(null);
    try {
      if (logo === null || (await darf(() => ladeLogotraeger(client), { tat, folge: logofolgen }))) wechsle();
    } catch (error) {
      setFrageFehler(error instanceof Error ? error : new Error(String(error)));
    }
  }
  return { upload, remove, nachFrage, fehler: frageFehler ?? upload.error ?? remove.error, dialog };
}

function Logo({ client, logo }: { client: Client; logo: Unternehmen['logo'] }) {
  const { upload, remove, nachFrage, fehler, dialog } = useLogowechsel(client, logo);
  const [tooLarge, setTooLarge] = useState(false);
  const error = tooLarge
    ? 'Die Datei ist größer als 5 MB. Bitte verkleinern Sie das Bild.'
    : sentenceOf(fehler);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {logo === null ? null : (
        <Card title="So steht es auf Ihren Terminzetteln">
          <div className="flex flex-wrap items-center justify-between gap-6">
            <LogoPicture client={client} />
            <Button
              busy={remove.isPending}
              onPress={() => void nachFrage('Trotzdem entfernen', () => remove.mutate())}
            >
              Logo entfernen
            </Button>
          </div>
        </Card>
      )}
      <FileDrop
        id="logo"
        label={logo === null ? 'Logo hochladen' : 'Anderes Logo hochladen'}
        hint="PNG oder JPEG, höchstens 5 MB. Am besten mit weißem oder durchsichtigem Grund."
        accept={['.png', '.jpg', '.jpeg']}
        busy={upload.isPending}
        error={error}
        onFiles={([file]) => {
          if (file === undefined) return;
          setTooLarge(file.size > LOGO_BYTES_MAX);
          if (file.size <= LOGO_BYTES_MAX)
            void nachFrage('Anderes Logo speichern', () => upload.mutate(file));
        }}
      />
      {dialog}
    </div>
  );
}

/** The picture comes with the session's token, so it is shown from memory. White behind it in both themes: paper is white. */
function LogoPicture({ client }: { client: Client }) {
  const { data: url } = useQuery({
    queryKey: keyOf(logoHolen, {}),
    queryFn: async () => dataUrlOf((await client.file(logoHolen, {})).blob),
  });
  return (
    <div className="grid min-h-24 min-w-48 place-items-center rounded-sm border border-line bg-[#fff] p-4">
      {url === undefined ? null : (
        <img src={url} alt="Ihr Logo" className="max-h-32 max-w-64 object-contain" />
      )}
    </div>
  );
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read.')));
    reader.readAsDataURL(blob);
  });
}

function sentenceOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return error instanceof ApiError
    ? error.problem.detail
    : 'Das Hochladen ist abgebrochen. Bitte versuchen Sie es noch einmal.';
}
