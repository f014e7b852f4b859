import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export type TeilkarteProps = {
  title: string;
  /** What the button adds: "Kontakt anlegen". */
  anlegen: string;
  /** Absent: this person only looks. */
  onAnlegen: (() => void) | undefined;
  /** Another way to add, beside the first. */
  weitere?: ReactNode;
  children: ReactNode;
};

/** One list of a house's parts, with the button that adds to it. */
export function Teilkarte({ title, anlegen, onAnlegen, weitere, children }: TeilkarteProps) {
  return (
    <Card
      title={title}
      actions={
        onAnlegen === undefined ? undefined : (
          <div className="flex flex-wrap gap-2">
            <Button size="small" icon={<Plus aria-hidden className="size-4" />} onPress={onAnlegen}>
              {anlegen}
            </Button>
            {weitere}
          </div>
        )
      }
    >
      {children}
    </Card>
  );
}
