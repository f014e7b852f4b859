import { Outlet } from 'react-router';

export { Ausfallseite as ErrorBoundary } from './Ausfallseite.tsx';

/** `appointment` of the specification. Each page bears the name of whose appointment it is; what cannot be shown is said here. */
export default function AppointmentLayout() {
  return <Outlet />;
}
