import { Breadcrumb } from '@kehrtour/ui/layout/Breadcrumb.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import type { ReactNode } from 'react';

export type SeiteProps = {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Pages above this one, from the top. */
  above?: readonly { label: string; href: string }[];
  children: ReactNode;
};

/** A page with its heading and the way back up. */
export function Seite({ title, description, actions, above, children }: SeiteProps) {
  const way = above === undefined ? undefined : <Breadcrumb items={[...above, { label: title }]} />;
  return (
    <>
      <PageHeader title={title} description={description} actions={actions} above={way} />
      {children}
    </>
  );
}
