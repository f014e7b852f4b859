/** Keys to press, e.g. `<Kbd>Strg K</Kbd>`. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex gap-1 font-sans text-xs">
      {children.split(' ').map((key) => (
        <span
          key={key}
          className="min-w-6 rounded-sm border border-line bg-sunken px-1 text-center text-muted shadow-[inset_0_-1px_0_var(--color-line)]"
        >
          {key}
        </span>
      ))}
    </kbd>
  );
}
