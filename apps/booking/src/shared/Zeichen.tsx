const PFADE = {
  haken: 'M4 12.5l5.5 5.5L20 7',
  kreuzImKalender:
    'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 012 2v14a2 2 0 01-2 2H5a2 2 0 01-2-2V6a2 2 0 012-2zM9.5 13.5l5 5M14.5 13.5l-5 5',
  plusImKalender:
    'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 012 2v14a2 2 0 01-2 2H5a2 2 0 01-2-2V6a2 2 0 012-2zM12 13v6M9 16h6',
  frage:
    'M12 3a9 9 0 11-4.3 16.9L3 21l1.1-4.6A9 9 0 0112 3zM9.3 9.4a2.8 2.8 0 015.4.9c0 1.8-2.7 2.6-2.7 2.6M12 16.4v.1',
  schluessel: 'M15.5 8.5v.1M2.6 17.4A2 2 0 002 18.8V21a1 1 0 001 1h3v-3h3v-3h2l1.4-1.4a6.5 6.5 0 10-4-4z',
  telefon: 'M5 3h4l2 5-2.5 1.5a11 11 0 006 6L16 13l5 2v4a2 2 0 01-2 2A16 16 0 013 5a2 2 0 012-2z',
  auf: 'M6 9l6 6 6-6',
  uhr: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3 3',
  hinweis: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5M12 7.5v.1',
  nadel: 'M12 21s-7-6.2-7-11a7 7 0 0114 0c0 4.8-7 11-7 11zM12 12.2a2.2 2.2 0 100-4.4 2.2 2.2 0 000 4.4z',
  kalender: 'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 012 2v14a2 2 0 01-2 2H5a2 2 0 01-2-2V6a2 2 0 012-2z',
  kreuz: 'M12 3a9 9 0 100 18 9 9 0 000-18zM9 9l6 6M15 9l-6 6',
} as const;

export type Zeichenname = keyof typeof PFADE;

/** A sign beside a word; drawn here because a library of signs costs every phone two kilobytes. */
export function Zeichen({ name, drehbar = false }: { name: Zeichenname; drehbar?: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`size-7 shrink-0 ${drehbar ? '[details[open]>summary>&]:rotate-180' : ''}`}
    >
      <path d={PFADE[name]} />
    </svg>
  );
}
