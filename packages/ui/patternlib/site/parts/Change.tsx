import { EntryLink } from './EntryLink.tsx';

/** A line of the changelog: entries that it names in square brackets are links, what stands in back-ticks is code. */
export function Change({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]|`[^`]+`)/).map((part, at) => {
    if (part.startsWith('[')) return <EntryLink key={at} name={part.slice(1, -1)} />;
    if (!part.startsWith('`')) return part;
    return (
      <code key={at} className="font-mono text-sm wrap-anywhere">
        {part.slice(1, -1)}
      </code>
    );
  });
}
