import * as z from 'zod/mini';

const base64url = (max: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'ist nicht lesbar'), z.maxLength(max, 'ist zu lang'));

/** What a passkey says to a challenge (`AuthenticationResponseJSON` of WebAuthn), as far as it is looked at. */
export const passkeyantwort = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(1400),
    userHandle: z.optional(base64url(200)),
  }),
});
export type Passkeyantwort = z.infer<typeof passkeyantwort>;
