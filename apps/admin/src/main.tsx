import '@kehrtour/ui/styles.css';
import '@kehrtour/shell/shell.css';
import { startAdmin } from './app/startAdmin.ts';

startAdmin();
