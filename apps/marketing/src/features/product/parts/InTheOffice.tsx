const ANSWERS = [
  {
    title: 'Ich bin da',
    text: 'Der Halt ist bestätigt: Fenster, Tag und Person bleiben beim nächsten Planen.',
  },
  {
    title: 'Passt nicht',
    text: 'Der neue Termin steht schon in der passenden Tour, oder Sie sehen den Wunsch.',
  },
  { title: 'Frage', text: 'Sie liegt im Büro, bis jemand geantwortet hat. Am Termin ändert sich nichts.' },
];

/** What each of the three answers does on the other side. */
export function InTheOffice() {
  return (
    <div>
      <h3 className="text-lg font-bold">Und bei Ihnen?</h3>
      <ol className="mt-4 grid gap-4">
        {ANSWERS.map(({ title, text }) => (
          <li key={title} className="border-l-4 border-brass pl-4">
            <h4 className="font-semibold">{title}</h4>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
