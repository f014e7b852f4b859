/** What the front door answers below the API's prefix while no server is there; a form shows it as title and sentence. */
export const notReachable = {
  type: 'nicht-erreichbar',
  title: 'Der Server ist gerade nicht erreichbar',
  status: 503,
  detail: 'Bitte versuchen Sie es gleich noch einmal. Ihre Eingaben sind nicht verloren.',
} as const;
