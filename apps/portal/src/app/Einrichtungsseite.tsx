import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import type { ReactNode } from 'react';

import { Seite } from './Seite.tsx';

export type EinrichtungsseiteProps = {
  title: string;
  description?: string;
  actions?: ReactNode;
  /** The task list itself, above its steps. */
  top?: boolean;
  children: ReactNode;
};

const LISTE = '/kehrtourplaner/einrichten';

/** A page of the planner's set-up; every step leads back to the list. */
export function Einrichtungsseite({
  title,
  description,
  actions,
  top = false,
  children,
}: EinrichtungsseiteProps) {
  return (
    <div className="mx-auto w-full max-w-5xl">
      <Seite
        title={title}
        description={description}
        actions={actions}
        {...(top ? {} : { above: [{ label: 'Kehrtourplaner einrichten', href: LISTE }] })}
      >
        {children}
        {top ? null : (
          <p className="mt-8">
            <ButtonLink href={LISTE}>Zurück zur Übersicht</ButtonLink>
          </p>
        )}
      </Seite>
    </div>
  );
}
