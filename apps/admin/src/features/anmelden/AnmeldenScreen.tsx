import { faultsOf, problemOf } from '@kehrtour/api-client/faults';
import { LoginForm } from '@kehrtour/shell/LoginForm.tsx';
import type { LoginFormProps } from '@kehrtour/shell/LoginForm.tsx';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { Link } from 'react-router';

export type AnmeldenScreenProps = Pick<LoginFormProps, 'login'>;

/** The operator's door. */
export function AnmeldenScreen({ login }: AnmeldenScreenProps) {
  return (
    <LoginForm
      login={login}
      faultsOf={faultsOf}
      asksForCode={(error) => {
        const problem = problemOf(error);
        return problem?.type === 'zweiter-faktor-noetig' ? problem.detail : null;
      }}
      links={
        <Link className={LINK_LOOK} to="/admin-area/passwort-vergessen">
          Passwort vergessen
        </Link>
      }
    />
  );
}
