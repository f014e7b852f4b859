import { ErrorPage } from '@kehrtour/shell/ErrorPage.tsx';

export function Component() {
  return <ErrorPage error={null} />;
}
