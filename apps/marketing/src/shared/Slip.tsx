import type { ReactNode } from 'react';

export type SlipProps = {
  title: string;
  address: string;
  weekday: string;
  date: string;
  window: string;
  work: string;
  legal: string;
  /** QR code and short code. */
  answer: ReactNode;
};

/** A Terminzettel as the product prints it: paper in both themes, readable at arm's length. */
export function Slip({ title, address, weekday, date, window, work, legal, answer }: SlipProps) {
  return (
    <article className="flex max-w-sm flex-col gap-3 rounded-sm bg-white p-6 text-black shadow-lg">
      <p className="flex justify-between gap-4 border-b border-soot-300 pb-2 text-xs text-soot-700">
        <span className="font-semibold text-black">Schornsteinfeger Brandmeier</span>
        <span>09999 45 67</span>
      </p>
      <p className="text-sm font-semibold">{title}</p>
      <p className="text-sm">{address}</p>
      <div className="border-l-4 border-[#b53c0b] pl-3">
        <p className="text-lg font-bold">
          {weekday}, {date}
        </p>
        <p className="text-lg font-bold tabular-nums">{window}</p>
      </div>
      <p className="text-sm">{work}</p>
      <div className="flex items-center gap-4 border-t border-soot-300 pt-3">{answer}</div>
      <p className="text-xs text-soot-700">{legal}</p>
    </article>
  );
}
