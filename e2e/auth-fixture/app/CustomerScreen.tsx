import { useParams } from 'react-router';

/** Protected content, loaded as a part of its own. */
export function Component() {
  const { id } = useParams();
  return <h1>{id === undefined ? 'Kunden' : `Kunde ${id}`}</h1>;
}
