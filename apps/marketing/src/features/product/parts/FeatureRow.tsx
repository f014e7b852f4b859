import type { ReactNode } from 'react';

export type FeatureRowProps = { title: string; drawing: ReactNode; children: ReactNode };

/** One ability: words left, drawing right; on the phone one below the other. */
export function FeatureRow({ title, drawing, children }: FeatureRowProps) {
  return (
    <section className="grid items-center gap-8 border-b border-line py-12 last:border-b-0 md:grid-cols-2 md:gap-16">
      <div>
        <h2 className="text-xl font-bold tracking-tight">{title}</h2>
        <div className="mt-4 flex flex-col gap-3 text-muted">{children}</div>
      </div>
      <div>{drawing}</div>
    </section>
  );
}
