import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';

import { buttonLook } from '../../src/look/button.ts';
import { useCopy } from '../site/useCopy.ts';

/** A value of the design system under its name. */
export interface Token {
  /** What one writes: `var(--color-ink)`, `text-lg`. Copied with one press. */
  name: string;
  /** How it looks; needs no words. */
  sample?: ReactNode;
  /** Absent where the name says all. */
  value?: string;
  use: string;
  /** Worked out from the stylesheet. */
  contrast?: string;
}

type TokenTableProps = { label: string; tokens: readonly Token[] };

const HEAD = 'border-b border-edge px-4 py-2 text-left text-sm font-semibold';
const CELL = 'border-b border-line px-4 py-2 align-middle';

/** Tokens with value, use and contrast; each name goes into the clipboard, or the whole table, for a spreadsheet. */
export function TokenTable({ label, tokens }: TokenTableProps) {
  const value = tokens.some((token) => token.value !== undefined);
  const contrast = tokens.some((token) => token.contrast !== undefined);
  return (
    <div className="grid gap-2">
      <div className="flex justify-end">
        <CopyButton text={asTable(tokens)} name={`Tabelle kopieren: ${label}`}>
          Tabelle kopieren
        </CopyButton>
      </div>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table
          className={`w-full ${value ? 'min-w-176' : ''} border-separate border-spacing-0 text-sm [&_tr:last-child>*]:border-b-0`}
        >
          <thead>
            <tr>
              {['Name', ...(value ? ['Wert'] : []), 'Wofür', ...(contrast ? ['Kontrast'] : [])].map(
                (head) => (
                  <th key={head} scope="col" className={HEAD}>
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <Row key={token.name} token={token} value={value} contrast={contrast} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Row({ token, value, contrast }: { token: Token; value: boolean; contrast: boolean }) {
  return (
    <tr>
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <span className="flex items-center gap-3">
          {token.sample}
          <CopyButton text={token.name} name={`${token.name} kopieren`}>
            <code className="font-mono whitespace-nowrap">{token.name}</code>
          </CopyButton>
        </span>
      </th>
      {value ? (
        <td className={CELL}>
          <code className="font-mono whitespace-nowrap">{token.value}</code>
        </td>
      ) : null}
      <td className={`${CELL} min-w-48`}>{token.use}</td>
      {contrast ? <td className={`${CELL} tabular-nums`}>{token.contrast ?? '–'}</td> : null}
    </tr>
  );
}

function CopyButton({ text, name, children }: { text: string; name: string; children: ReactNode }) {
  const { state, copy } = useCopy(text);
  const Sign = state === 'copied' ? Check : Copy;
  return (
    <>
      <button type="button" aria-label={name} onClick={copy} className={buttonLook('quiet', 'small')}>
        <Sign aria-hidden className="size-4 shrink-0" />
        {children}
      </button>
      <output className={state === 'refused' ? 'text-danger' : 'sr-only'}>
        {state === undefined ? '' : state === 'copied' ? 'Kopiert' : 'Der Browser erlaubt es hier nicht'}
      </output>
    </>
  );
}

/** As a spreadsheet takes it: cells parted by tabs. */
function asTable(tokens: readonly Token[]): string {
  const rows = tokens.map(({ name, value, use, contrast }) => [name, value ?? '', use, contrast ?? '']);
  return [['Name', 'Wert', 'Wofür', 'Kontrast'], ...rows].map((row) => row.join('\t')).join('\n');
}
