import type { ReactNode } from 'react';

/** Rules that answer one question of the office. */
export function Regelgruppe({ titel, children }: { titel: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="float-left mb-2 w-full text-lg font-bold">{titel}</legend>
      {children}
    </fieldset>
  );
}
