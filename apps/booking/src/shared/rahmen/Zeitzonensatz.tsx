/** Shown by the script to somebody whose clock is another; without one, or at home, there is nothing to say. */
export function Zeitzonensatz() {
  return (
    <p hidden data-zeitzone="" className="mt-2 text-muted">
      Alle Uhrzeiten gelten in Deutschland, Ihr Gerät steht auf einer anderen Zeit.
    </p>
  );
}
