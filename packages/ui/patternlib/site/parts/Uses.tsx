import { ChevronRight } from 'lucide-react';

import type { Use } from '../../pattern.props.ts';

type UsesProps = { uses: readonly Use[] };

/** Which parts of the product take the component, so that whoever changes it knows what to look at. */
export function Uses({ uses }: UsesProps) {
  return (
    <section aria-labelledby="uses">
      <h2 id="uses" className="mb-3 text-xl font-bold tracking-tight">
        Wo es verwendet wird
      </h2>
      {uses.length === 0 ? (
        <p className="text-muted">Noch nirgends im Produkt; nur hier im Musterbuch.</p>
      ) : (
        <div className="overflow-clip rounded-lg border border-line bg-surface">
          {uses.map(({ app, folder, files }) => (
            <details key={app} className="group border-line not-first:border-t">
              <summary className="flex min-h-control cursor-pointer list-none items-center justify-between gap-4 px-4 hover:bg-sunken">
                <span className="flex items-center gap-2 font-medium">
                  <ChevronRight aria-hidden className="size-4 text-muted group-open:rotate-90" />
                  {app}
                </span>
                <span className="text-sm text-muted tabular-nums">
                  {files.length === 1 ? '1 Datei' : `${files.length} Dateien`}
                </span>
              </summary>
              <ul className="px-4 pb-3 pl-10 text-sm">
                {files.map((file) => (
                  <li key={file}>
                    <code lang="en" className="font-mono wrap-anywhere">
                      {folder}/{file}
                    </code>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      )}
    </section>
  );
}
