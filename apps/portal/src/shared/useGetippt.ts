import { useEffect, useState } from 'react';

const RUHE_MS = 250;

/** What stands in the field, and what was asked for when the typing last paused; a new address fills the field. */
export function useGetippt(gesucht: string, onSuche: (suche: string) => void) {
  const [getippt, setGetippt] = useState(gesucht);
  const [bekannt, setBekannt] = useState(gesucht);
  if (gesucht !== bekannt) {
    setBekannt(gesucht);
    if (gesucht !== getippt.trim()) setGetippt(gesucht);
  }
  useEffect(() => {
    if (getippt.trim() === gesucht) return undefined;
    const spaeter = setTimeout(() => onSuche(getippt.trim()), RUHE_MS);
    return () => clearTimeout(spaeter);
  });
  return { getippt, setGetippt };
}
