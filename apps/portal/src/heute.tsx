import '@kehrtour/ui/field.css';
import './features/heute/heute.css';
import { beginneHeute } from './features/heute/beginneHeute.tsx';

void beginneHeute();
