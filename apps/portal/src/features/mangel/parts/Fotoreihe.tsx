import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { dokumentLaden } from '@kehrtour/contract/dokument';
import type { Feldfoto } from '@kehrtour/contract/feldfoto';
import { saveFile } from '@kehrtour/shell/saveFile';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { tagDes } from '../mangel.format.ts';

/** Pictures from a door; a press saves one as it is. */
export function Fotoreihe({ client, fotos }: { client: Client; fotos: readonly Feldfoto[] }) {
  if (fotos.length === 0) return null;
  return (
    <ul aria-label="Fotos" className="flex flex-wrap gap-2">
      {fotos.map((foto, i) => (
        <li key={foto.id}>
          <Bild client={client} foto={foto} nummer={i + 1} />
        </li>
      ))}
    </ul>
  );
}

const EINE_STUNDE_MS = 3_600_000;

function Bild({ client, foto, nummer }: { client: Client; foto: Feldfoto; nummer: number }) {
  const bild = useRef<HTMLImageElement>(null);
  const params = { id: foto.liegenschaftId, teilId: foto.id };
  // Bytes of a picture never change: they are fetched once.
  const { data, isError } = useQuery({
    queryKey: keyOf(dokumentLaden, { params }),
    queryFn: () => client.file(dokumentLaden, { params }),
    staleTime: EINE_STUNDE_MS,
  });
  useEffect(() => {
    if (!data) return undefined;
    const url = URL.createObjectURL(data.blob);
    if (bild.current) bild.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [data]);
  const wort = `Foto ${nummer}, ${tagDes(foto.gesehenAm)}${foto.von === '' ? '' : `, von ${foto.von}`}`;
  if (isError) return <p className="text-sm text-muted">{wort} ist nicht mehr da.</p>;
  return (
    <button
      type="button"
      disabled={!data}
      aria-label={`${wort}, speichern`}
      className="block size-24 overflow-hidden rounded-sm border border-line bg-sunken focus-visible:outline-3 focus-visible:outline-focus"
      onClick={() => data && saveFile(data)}
    >
      <img ref={bild} alt={wort} className="size-full object-cover" />
    </button>
  );
}
