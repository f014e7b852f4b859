import { useEffect } from 'react';

/** The page of the field is a document of its own, which works without a network: whoever comes from here loads it. */
export function Component() {
  useEffect(() => {
    location.replace('/heute');
  }, []);
  return null;
}
