import { Notice } from '../../../src/message/Notice.tsx';
import type { Audit } from '../../pattern.props.ts';

type AuditReportProps = { audit: Audit | undefined; madeWith: string };

/** What axe said about this situation when all stories were last walked. */
export function AuditReport({ audit, madeWith }: AuditReportProps) {
  return (
    <section aria-labelledby="audit">
      <h2 id="audit" className="mb-3 text-xl font-bold tracking-tight">
        Barrierefreiheit
      </h2>
      {audit === undefined ? (
        <Notice tone="warning" title="Noch nicht geprüft">
          Diese Situation ist neuer als der letzte Gang durch alle Beispiele.
        </Notice>
      ) : audit.findings.length === 0 ? (
        <Notice tone="success" title={`Ohne Befund in ${audit.looks} Ansichten`}>
          {audit.rules} Regeln der WCAG 2.2 AA und guter Übung trafen zu und sind erfüllt, hell bei 1280 und
          dunkel bei 390 Pixeln Breite.
        </Notice>
      ) : (
        <Notice tone="danger" title={`${audit.findings.length} Befunde`}>
          <ul className="list-disc pl-6">
            {audit.findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p className="mt-2 text-sm text-muted">Geprüft mit {madeWith}.</p>
    </section>
  );
}
