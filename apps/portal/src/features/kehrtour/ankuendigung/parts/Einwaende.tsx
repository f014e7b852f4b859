import { Notice } from '@kehrtour/ui/message/Notice.tsx';

export type EinwaendeProps = { hindernisse: readonly string[]; warnungen: readonly string[] };

/** What speaks against announcing: first what needs a waiver, then what is only to be looked at. */
export function Einwaende({ hindernisse, warnungen }: EinwaendeProps) {
  return (
    <>
      {hindernisse.map((text) => (
        <Notice key={text} tone="danger" title="Die Werktage reichen nicht">
          <p>{text}</p>
        </Notice>
      ))}
      {warnungen.length === 0 ? null : (
        <Notice tone="warning" title="Bitte ansehen">
          <ul className="list-disc pl-4">
            {warnungen.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
