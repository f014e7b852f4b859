/**
 * Parts a sentence such as "Nicht zu Hause? Ein Schlüssel beim Nachbarn genügt." into heading and rest, so that the
 * question is not asked twice; a text without a question of its own gets the usual one.
 */
export function eigeneFrage(text: string, sonst: string): { frage: string; rest: string } {
  const [, frage, rest] = /^([^.?!]+\?)\s*(.*)$/s.exec(text.trim()) ?? [];
  return frage === undefined || rest === undefined || rest === ''
    ? { frage: sonst, rest: text }
    : { frage, rest };
}
