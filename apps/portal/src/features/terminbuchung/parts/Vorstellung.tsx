import { CalendarCheck, Code, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';

const VORTEILE = [
  {
    Zeichen: CalendarCheck,
    titel: 'Nur Zeiten, die wirklich passen',
    text: 'Frei ist, was in Ihre Arbeitszeiten passt, mit Fahrtweg zu den Nachbarterminen. Doppelt vergeben wird nichts.',
  },
  {
    Zeichen: MapPin,
    titel: 'Nur, wohin Sie fahren',
    text: 'Ihr Gebiet gilt bis auf die Hausnummer. Wer außerhalb wohnt, erfährt, wen er fragen kann.',
  },
  {
    Zeichen: Code,
    titel: 'Auf der eigenen Website',
    text: 'Eine eigene Seite mit Ihrem Namen, oder eine Zeile Code für Ihre Website.',
  },
] as const;

/** What online booking is, for a company that does not use it yet; the one button below. */
export function Vorstellung({ children }: { children: ReactNode }) {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="text-base">
        Kundinnen und Kunden suchen sich selbst eine Zeit aus: in einer Minute, ohne Konto, auch abends um
        elf. Der Termin steht danach bei Ihnen und fährt auf der nächsten Kehrtour in der Nähe mit.
      </p>
      <ul className="grid gap-4 sm:grid-cols-3">
        {VORTEILE.map(({ Zeichen, titel, text }) => (
          <li key={titel} className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
            <Zeichen aria-hidden className="size-6 text-accent-ink" />
            <h2 className="font-semibold">{titel}</h2>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        Beim Einschalten füllen wir Gebiet und Zeiten aus Ihrem Bestand vor. Öffentlich wird die Seite erst,
        wenn Sie alles angesehen haben.
      </p>
      {children}
    </div>
  );
}
