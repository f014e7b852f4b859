import { FELDFOTOS_MAX } from '@kehrtour/domain/termin/feldmeldung';
import { Camera, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { verkleinere } from '../aufnahme/verkleinere.ts';
import type { Fotobild, Tagwerk } from '../feldtag.ts';

const SAETZE = {
  keinBild:
    'Das ist kein Bild, das sich hier öffnen lässt. Bitte nehmen Sie es mit der Kamera auf oder wählen Sie ein JPEG oder PNG.',
  voll: 'Das Handy konnte das Foto nicht speichern: Der Speicher ist voll. Schaffen Sie Platz und versuchen Sie es noch einmal.',
  nochNicht: 'Fotos gehen hier noch nicht. Bitte öffnen Sie die Seite einmal mit Netz neu.',
} as const;

/** Pictures of one fact: taken, shrunk and on the phone before anything else happens. */
export function Fotowahl({
  tag,
  meldungId,
  terminId,
  onAnzahl,
}: {
  tag: Tagwerk;
  meldungId: string;
  terminId: string;
  onAnzahl: (ids: readonly string[]) => void;
}) {
  const { fotos, lies } = useFotos(tag, meldungId, onAnzahl);
  const [satz, setSatz] = useState('');
  const [arbeitet, setArbeitet] = useState(false);
  const nimmFotos = async (dateien: readonly File[]): Promise<void> => {
    setArbeitet(true);
    setSatz(await legeAb(tag, { meldungId, terminId }, dateien.slice(0, FELDFOTOS_MAX - fotos.length)));
    await lies();
    setArbeitet(false);
  };
  const verwirf = (id: string): void => void tag.fotos?.verwirf(id).then(lies);
  return (
    <div className="fotowahl">
      <ul>
        {fotos.map((foto, i) => (
          <Vorschau key={foto.id} foto={foto} nummer={i + 1} onWeg={() => verwirf(foto.id)} />
        ))}
      </ul>
      {fotos.length < FELDFOTOS_MAX ? (
        <label className="taste" aria-busy={arbeitet}>
          <Camera aria-hidden />
          {arbeitet ? 'Wird verkleinert …' : fotos.length === 0 ? 'Foto aufnehmen' : 'Noch ein Foto'}
          <input
            className="nurvorlesen"
            type="file"
            accept="image/*"
            capture="environment"
            disabled={arbeitet}
            onChange={({ target }) => {
              void nimmFotos([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
      ) : (
        <p>Mehr als {FELDFOTOS_MAX} Fotos nimmt eine Meldung nicht.</p>
      )}
      {satz === '' ? null : (
        <p className="fehler" role="alert">
          {satz}
        </p>
      )}
    </div>
  );
}

function useFotos(tag: Tagwerk, meldungId: string, onAnzahl: (ids: readonly string[]) => void) {
  const [fotos, setFotos] = useState<readonly Fotobild[]>([]);
  const lies = async (): Promise<void> => {
    const neue = (await tag.fotos?.zu(meldungId)) ?? [];
    setFotos(neue);
    onAnzahl(neue.map(({ id }) => id));
  };
  useEffect(() => {
    void lies();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what lies there is read once for each fact
  }, [meldungId]);
  return { fotos, lies };
}

/** Answers what went wrong; nothing where all went well. */
async function legeAb(
  tag: Tagwerk,
  wohin: { meldungId: string; terminId: string },
  dateien: readonly File[],
): Promise<string> {
  if (!tag.fotos) return SAETZE.nochNicht;
  for (const datei of dateien) {
    const blob = await verkleinere(datei);
    if (!blob) return SAETZE.keinBild;
    try {
      await tag.fotos.lege({ ...wohin, id: crypto.randomUUID(), blob });
    } catch {
      return SAETZE.voll;
    }
  }
  return '';
}

function Vorschau({ foto, nummer, onWeg }: { foto: Fotobild; nummer: number; onWeg: () => void }) {
  const bild = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(foto.blob);
    if (bild.current) bild.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [foto.blob]);
  return (
    <li>
      <img ref={bild} alt={`Foto ${nummer}`} />
      <button type="button" aria-label={`Foto ${nummer} verwerfen`} onClick={onWeg}>
        <Trash2 aria-hidden />
      </button>
    </li>
  );
}
