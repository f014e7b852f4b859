import { useAuth } from '@kehrtour/auth/react/useAuth';
import { useState } from 'react';
import type { FormEvent } from 'react';

/** The smallest login: two fields, a button, and what went wrong. */
export function LoginScreen({ strategy = 'mitarbeiter' }: { strategy?: string }) {
  const { login, busy } = useAuth();
  const [problem, setProblem] = useState('');
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email, passwort } = Object.fromEntries(new FormData(event.currentTarget));
    setProblem('');
    await login(strategy, { email, passwort }).catch((error: Error) => setProblem(error.message));
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <h1>Anmelden</h1>
      <label>
        E-Mail <input name="email" type="email" defaultValue="eva@kehrtour.example" />
      </label>
      <label>
        Passwort <input name="passwort" type="password" defaultValue="richtig" />
      </label>
      <button type="submit">{busy ? 'Wird geprüft' : 'Anmelden'}</button>
      <p role="alert">{problem}</p>
    </form>
  );
}
