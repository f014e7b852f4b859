import { redirect } from 'react-router';

export const loader = () => redirect('/unternehmen/termin', 302);
