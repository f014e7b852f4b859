export interface Strategy {
  name: string;
  loginCall: string;
  logoutCall: string;
  userCall: string;
  /** Field of the user answer that holds the user. */
  userField: string;
  redirects: { login: string; logout: string; home: string };
}

/** Specification §7 and §9; the operators have their own pages to go to. The first one is the default. */
export const strategies: readonly Strategy[] = [
  {
    name: 'mitarbeiter',
    loginCall: '/mitarbeiter/anmelden',
    logoutCall: '/mitarbeiter/abmelden',
    userCall: '/mitarbeiter',
    userField: 'mitarbeiter',
    redirects: { login: '/anmelden', logout: '/anmelden', home: '/termine' },
  },
  {
    name: 'adminUser',
    loginCall: '/admin-user/anmelden',
    logoutCall: '/admin-user/abmelden',
    userCall: '/admin-user',
    userField: 'adminUser',
    redirects: { login: '/admin-area/anmelden', logout: '/admin-area/anmelden', home: '/admin-area' },
  },
];
