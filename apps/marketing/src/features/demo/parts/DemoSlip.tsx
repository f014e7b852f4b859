import { RECHTSSAETZE } from '@kehrtour/domain/recht/rechtssaetze';
import { encode } from 'uqr';

import { Slip } from '../../../shared/Slip.tsx';
import { announced } from '../announced.ts';
import type { Visit } from '../planning.ts';
import { houses } from '../village.ts';

const WORDS = {
  sovereign: {
    title: 'Ankündigung der Feuerstättenschau',
    legal: RECHTSSAETZE.zutritt.text,
  },
  free: {
    title: 'Ihr Schornsteinfeger kommt – Terminvorschlag',
    legal: RECHTSSAETZE.freieWahl.text,
  },
};

/** The slip of one visit. Its QR code is real: it leads to the page that explains the answer. */
export default function DemoSlip({ visit }: { visit: Visit }) {
  const house = houses.find(({ id }) => id === visit.house);
  if (!house) return null;
  const { from, to } = announced(visit);
  const { title, legal } = house.sovereign ? WORDS.sovereign : WORDS.free;
  const explanation = `${location.origin}/produkt/terminbuchung#antwort`;
  return (
    <Slip
      title={title}
      address={`${house.address}, 91299 Musterbach`}
      weekday="Donnerstag"
      date="18. März 2027"
      window={`zwischen ${from} und ${to} Uhr`}
      work={`${house.work}, etwa ${house.minutes} Minuten`}
      legal={legal}
      answer={
        <>
          <a
            href="/produkt/terminbuchung#antwort"
            className="shrink-0"
            aria-label="QR-Code: So antworten Kunden"
          >
            <QrCode text={explanation} />
          </a>
          <p className="text-sm">
            <strong className="font-semibold">Passt es?</strong> Code mit dem Telefon öffnen und antworten. In
            dieser Vorführung erklärt er, wie das geht.
          </p>
        </>
      }
    />
  );
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR-Code"
      className="size-28 bg-white"
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
