import { pageData } from '@kehrtour/shell/pageData';
import { useEffect, useState } from 'react';

const readData = pageData(async () => {
  const answer = await fetch('/api/oeffentlich/daten');
  return answer.text();
});

/** Two parts of a page that want the same data at once. */
export function DataScreen() {
  return (
    <>
      <h1>Daten</h1>
      <Part name="links" />
      <Part name="rechts" />
    </>
  );
}

function Part({ name }: { name: string }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    void readData().then(setText);
  }, []);
  return <p id={name}>{text ?? 'wird geladen'}</p>;
}
