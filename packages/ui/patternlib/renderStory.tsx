import type { ComponentType, ReactNode } from 'react';

type Props = Record<string, unknown>;

/** A story as its file exports it: a component, or arguments for the component of the file. */
export type Story = ((args: Props) => ReactNode) | { args?: Props; render?: (args: Props) => ReactNode };

export interface StoryModule {
  default: { component?: ComponentType<Props>; args?: Props };
  [exportName: string]: Story | StoryModule['default'];
}

/** The component that renders one story; `args` turn the knobs. */
export function componentOf(module: StoryModule, exportName: string): ComponentType<Props> {
  const meta = module.default;
  const story = module[exportName] as Story | undefined;
  if (story === undefined) throw new Error(`There is no story ${exportName}.`);
  if (typeof story === 'function') return story;
  const Component = meta.component;
  return function StoryOfArgs(turned: Props) {
    const args = { ...meta.args, ...story.args, ...turned };
    if (story.render) return <>{story.render(args)}</>;
    if (!Component) throw new Error(`The file of ${exportName} names no component.`);
    return <Component {...args} />;
  };
}
