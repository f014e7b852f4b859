/** What goes with a message about a visit: who writes, what is to be prepared, the entry for a calendar. */
export { ankuendigungKalender, kalenderAnhang, type Kalendereintrag } from './papier/ankuendigungKalender.ts';
export { absenderAus, vorbereitungVon } from './papier/baueZettel.ts';
