import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { abfrage } from '@kehrtour/api-client/query';
import { behoerdenmeldungHolen, behoerdenmeldungPruefen } from '@kehrtour/contract/nachweis';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';

/** The report to the authority with all evidence, by one press; what it still lacks is said before. */
export function Behoerdenmeldung({ client, terminId }: { client: Client; terminId: string }) {
  const params = { id: terminId };
  const { data } = useQuery(abfrage(client, behoerdenmeldungPruefen, { params }));
  const laden = useMutation({
    mutationFn: () => client.file(behoerdenmeldungHolen, { params }),
    onSuccess: saveFile,
  });
  const fehlt = data?.fehlt ?? null;
  if (fehlt === null) return null;
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      {fehlt.length === 0 ? (
        <p>Für die Meldung an die Behörde ist alles belegt.</p>
      ) : (
        <>
          <p className="font-medium">Für die Meldung an die Behörde fehlt noch:</p>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {fehlt.map((satz) => (
              <li key={satz}>{satz}</li>
            ))}
          </ul>
        </>
      )}
      <ErrorSummary
        title="Die Meldung ließ sich nicht erstellen"
        faults={laden.error === null ? [] : faultsOf(laden.error, {})}
      />
      <div className="print:hidden">
        <Button
          kind={fehlt.length === 0 ? 'primary' : 'secondary'}
          icon={<FileText aria-hidden className="size-5" />}
          busy={laden.isPending}
          onPress={() => laden.mutate()}
        >
          Meldung an die Behörde (PDF)
        </Button>
      </div>
    </div>
  );
}
