import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

export type TabItem = {
  id: string;
  label: string;
  /** A count behind the label. */ count?: number;
  content: ReactNode;
  disabled?: boolean;
};

export type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onChange?: (id: string) => void;
};

const TAB =
  'flex min-h-control shrink-0 cursor-pointer items-center gap-2 border-b-3 border-transparent px-1 text-base font-medium text-muted hover:text-ink selected:border-accent forced-colors:border-[Canvas] forced-colors:selected:border-[Highlight] selected:font-semibold selected:text-ink off:cursor-not-allowed off:text-edge data-focus-visible:rounded-sm data-focus-visible:outline-3 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus';

/** Views of the same thing side by side; not for steps. */
export function Tabs({ label, items, value, defaultValue, onChange }: TabsProps) {
  return (
    <AriaTabs
      {...(value === undefined ? {} : { selectedKey: value })}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <TabList aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line print:hidden">
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.disabled} className={TAB}>
            {item.label}
            {item.count === undefined ? null : (
              <span className="rounded-full bg-sunken px-2 text-sm font-medium text-muted tabular-nums">
                {item.count}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="pt-4">
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
