import type { ReactNode } from 'react';

export type BannerProps = {
  children: ReactNode;
  action?: ReactNode;
  tone?: 'brass' | 'danger';
  /** Tells two of them apart for those who do not see them. */
  label?: string;
};

const LOOKS = { brass: 'bg-brass-soft text-ink', danger: 'bg-danger-solid text-on-danger' };

/** A strip above everything, for what concerns the whole product: demo data, no connection. */
export function Banner(props: BannerProps) {
  const { children, action, tone = 'brass', label = 'Hinweis zum ganzen Programm' } = props;
  return (
    <section aria-label={label} className={`text-sm print:hidden ${LOOKS[tone]}`}>
      <div className="mx-auto flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-1 font-medium">
        <p>{children}</p>
        {action}
      </div>
    </section>
  );
}
