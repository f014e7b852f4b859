import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { ArrowUpDown } from 'lucide-react';

export type ReihenfolgewegProps = { ort: string | null; strasse: string };

/** From the houses of a street to where they are dragged into the order they are swept in. */
export function Reihenfolgeweg({ ort, strasse }: ReihenfolgewegProps) {
  const query = new URLSearchParams({ ...(ort === null ? {} : { ort }), strasse });
  return (
    <p>
      <ButtonLink
        size="small"
        href={`/liegenschaften/reihenfolge?${query}`}
        icon={<ArrowUpDown aria-hidden className="size-4" />}
      >
        Arbeitsreihenfolge ändern
      </ButtonLink>
    </p>
  );
}
