type Props = { topics: readonly { title: string; text: string }[] };

/** Several things of the same weight, side by side where there is room. */
export function TopicList({ topics }: Props) {
  return (
    <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {topics.map(({ title, text }) => (
        <li key={title}>
          <h3 className="font-bold">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
