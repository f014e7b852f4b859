import '@kehrtour/ui/styles.css';
import '@kehrtour/shell/shell.css';
import { startPortal } from './app/startPortal.ts';

startPortal();
