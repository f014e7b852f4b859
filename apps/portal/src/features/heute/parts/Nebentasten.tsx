import { DoorClosed, Hand, TriangleAlert } from 'lucide-react';

/** What went otherwise than planned. */
export function Nebentasten({
  gesperrt,
  onNichtDa,
  onVerweigert,
  onMangel,
}: {
  gesperrt: boolean;
  onNichtDa: () => void;
  onVerweigert: () => void;
  onMangel: () => void;
}) {
  return (
    <div className="nebentasten">
      <button type="button" className="taste" disabled={gesperrt} onClick={onNichtDa}>
        <DoorClosed aria-hidden />
        Nicht da
      </button>
      <button type="button" className="taste" disabled={gesperrt} onClick={onVerweigert}>
        <Hand aria-hidden />
        Verweigert
      </button>
      <button type="button" className="taste" onClick={onMangel}>
        <TriangleAlert aria-hidden />
        Mangel
      </button>
    </div>
  );
}
