/** The account at the letter service, as the operator named it. */
export type Letterdienst = {
  readonly url: string;
  readonly identityUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly organisation: string;
  /** Signs what the service reports of itself. */
  readonly signingKey: string;
};

type Settings = {
  PINGEN_CLIENT_ID?: string | undefined;
  PINGEN_CLIENT_SECRET?: string | undefined;
  PINGEN_ORGANISATION?: string | undefined;
  PINGEN_SIGNING_KEY?: string | undefined;
  PINGEN_URL: string;
  PINGEN_IDENTITY_URL: string;
};

/** @throws Error in German when only some of its settings are there: nobody could order, or tell a report from a forged one */
export function letterServiceOf(settings: Settings): Letterdienst | undefined {
  const { PINGEN_CLIENT_ID, PINGEN_CLIENT_SECRET, PINGEN_ORGANISATION, PINGEN_SIGNING_KEY } = settings;
  const needed = { PINGEN_CLIENT_ID, PINGEN_CLIENT_SECRET, PINGEN_ORGANISATION, PINGEN_SIGNING_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(needed).length) return undefined;
  if (!PINGEN_CLIENT_ID || !PINGEN_CLIENT_SECRET || !PINGEN_ORGANISATION || !PINGEN_SIGNING_KEY)
    throw new Error(
      `Für den Briefdienst fehlt noch ${missing.join(', ')}. Nennen Sie alle vier, oder keine: dann wird er nicht angeboten.`,
    );
  const ohneEnde = (url: string): string => url.replace(/(?<!\/)\/+$/, '');
  return {
    url: ohneEnde(settings.PINGEN_URL),
    identityUrl: ohneEnde(settings.PINGEN_IDENTITY_URL),
    clientId: PINGEN_CLIENT_ID,
    clientSecret: PINGEN_CLIENT_SECRET,
    organisation: PINGEN_ORGANISATION,
    signingKey: PINGEN_SIGNING_KEY,
  };
}
