import { faultsOf } from '@kehrtour/api-client/faults';
import { LoginForm } from '@kehrtour/shell/LoginForm.tsx';
import type { LoginFormProps } from '@kehrtour/shell/LoginForm.tsx';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { Link } from 'react-router';

export type AnmeldenScreenProps = Pick<LoginFormProps, 'login'>;

/** The door of the portal. */
export function AnmeldenScreen({ login }: AnmeldenScreenProps) {
  return (
    <LoginForm
      login={login}
      faultsOf={faultsOf}
      // Staff has no second factor.
      asksForCode={() => null}
      links={
        <>
          <Link className={LINK_LOOK} to="/anmelden/passwort-vergessen">
            Passwort vergessen
          </Link>
          <Link className={LINK_LOOK} to="/registrieren">
            Betrieb registrieren
          </Link>
        </>
      }
    />
  );
}
