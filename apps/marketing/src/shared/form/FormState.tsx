import { Notice, type NoticeTone } from '@kehrtour/ui/message/Notice.tsx';
import { type ReactNode, useEffect, useRef } from 'react';

export type FormStateProps = {
  /** Behind the `#` of the address to which the server leads a browser without script. */
  id: string;
  /** Script says so; otherwise the address does. */
  shown: boolean;
  tone?: NoticeTone;
  title: string;
  children: ReactNode;
};

/** What follows a form, in the place of it. Hidden until it is meant, and then where the keyboard is. */
export function FormState({ id, shown, tone = 'success', title, children }: FormStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  return (
    <div
      ref={box}
      id={id}
      tabIndex={-1}
      data-state
      className={`scroll-mt-8 outline-none target:block ${shown ? '' : 'hidden'}`}
    >
      <Notice tone={tone}>
        <h2 className="text-lg font-bold">{title}</h2>
        {children}
      </Notice>
    </div>
  );
}
