const TEXT = {
  ohneNetz: {
    titel: 'Kein Netz',
    text: 'Auf diesem Handy liegt kein Tag. Öffnen Sie „Heute“ einmal mit Netz, dann geht es auch ohne.',
  },
  ohneSpeicher: {
    titel: 'Dieses Handy behält nichts',
    text: 'In einem privaten Fenster oder ohne verschlüsselte Verbindung lässt sich nichts aufbewahren. Öffnen Sie Kehrtour in einem gewöhnlichen Fenster unter https://.',
  },
} as const;

/** Where there is no day to show: why, and the way out. */
export function Hinweisseite({ art }: { art: keyof typeof TEXT }) {
  const { titel, text } = TEXT[art];
  return (
    <main className="heute-hinweis">
      <h1>{titel}</h1>
      <p>{text}</p>
      <button type="button" className="taste" onClick={() => location.reload()}>
        Noch einmal versuchen
      </button>
      <a className="taste leise" href="/termine">
        Zu den Terminen
      </a>
    </main>
  );
}
