// React renders these pages on the server and stays there; this is all that a browser loads.
import './skript/seite.ts';
