import type { PropRow, PropTable } from '../../pattern.props.ts';

type PropsTableProps = { table: PropTable };

const HEAD = 'border-b border-edge px-4 py-2 text-left text-sm font-semibold';
const CELL = 'border-b border-line px-4 py-2 align-top';

/** Every property as the compiler knows it; the comments come from the code, ours of them in German. */
export function PropsTable({ table: { component, rows } }: PropsTableProps) {
  const heading = `props-${component}`;
  return (
    <div>
      <h2 id={heading} className="mb-3 text-xl font-bold tracking-tight">
        Eigenschaften von <code className="font-mono text-lg">{component}</code>
      </h2>
      {rows.length === 0 ? (
        <p className="text-muted">Es gibt nichts einzustellen.</p>
      ) : (
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-labelledby={heading}
          className="overflow-x-auto rounded-lg border border-line bg-surface"
        >
          <table className="w-full min-w-[44rem] border-separate border-spacing-0 text-sm [&_tr:last-child>*]:border-b-0">
            <thead>
              <tr>
                <th scope="col" className={`${HEAD} w-48`}>
                  Name
                </th>
                <th scope="col" className={HEAD}>
                  Art
                </th>
                <th scope="col" className={`${HEAD} w-32`}>
                  Vorgabe
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.name} row={row} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

function Row({ row: { name, type, required, preset, text, textLang } }: { row: PropRow }) {
  return (
    <tr>
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <code className="font-mono font-semibold">{name}</code>
        {required ? <span className="block text-xs text-accent-ink">nötig</span> : null}
      </th>
      <td className={CELL}>
        <code lang="en" className="font-mono wrap-break-word">
          {type}
        </code>
        {text === '' ? null : (
          <span lang={textLang} className="mt-1 block text-muted">
            <Marked text={text} />
          </span>
        )}
      </td>
      <td className={CELL}>
        {preset === undefined ? (
          <span className="text-muted">–</span>
        ) : (
          <code className="font-mono">{preset}</code>
        )}
      </td>
    </tr>
  );
}

/** What stands between back-ticks is code. */
function Marked({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className="font-mono">
        {part}
      </code>
    ),
  );
}
