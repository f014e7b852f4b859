import { kartenAdresse, type Zugang } from '../../../shared/zugang.ts';

type Props = { karte: string | null; anschrift: string; zugang: Zugang };

/** Where it is, as a still picture: no script, nothing from elsewhere. Paper has no room for it beside the answer. */
export function Wobild({ karte, anschrift, zugang }: Props) {
  if (karte === null) return null;
  return (
    <figure className="grid gap-1 print:hidden">
      <picture>
        <source
          media="(width < 30rem)"
          srcSet={kartenAdresse(zugang, { form: 'schmal' })}
          width={400}
          height={320}
        />
        <img
          src={kartenAdresse(zugang)}
          alt={`Karte: ${anschrift}`}
          width={640}
          height={320}
          loading="lazy"
          className="h-auto w-full rounded-lg border border-line bg-sunken"
        />
      </picture>
      <figcaption className="text-right text-xs text-muted">{karte}</figcaption>
    </figure>
  );
}
