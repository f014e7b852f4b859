export interface Bildgrenzen {
  readonly bilderMax: number;
  /** A larger picture is drawn anew each time. */
  readonly zeichenMax: number;
}

/** Answers the picture of this name, drawn by whoever asks first. */
export type Bildspeicher = (name: string, zeichne: () => Promise<string | null>) => Promise<string | null>;

/** The newest pictures in memory. One that fails is drawn again by the next who asks. */
export function bildspeicher({ bilderMax, zeichenMax }: Bildgrenzen): Bildspeicher {
  const bekannt = new Map<string, Promise<string | null>>();

  function beginne(name: string, zeichne: () => Promise<string | null>): Promise<string | null> {
    const bild = zeichne();
    const vergiss = () => {
      if (bekannt.get(name) === bild) bekannt.delete(name);
    };
    bild.then((svg) => svg !== null && svg.length > zeichenMax && vergiss(), vergiss);
    return bild;
  }

  return (name, zeichne) => {
    const bild = bekannt.get(name) ?? beginne(name, zeichne);
    bekannt.delete(name);
    bekannt.set(name, bild);
    const [aeltestes] = bekannt.keys();
    if (bekannt.size > bilderMax && aeltestes !== undefined) bekannt.delete(aeltestes);
    return bild;
  };
}
