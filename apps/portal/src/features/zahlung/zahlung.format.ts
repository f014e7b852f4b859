import { formatEuro, formatTag } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';
import { UST_PROZENT } from '@kehrtour/domain/unternehmen/abrechnung';
import { type TarifId, tarifVon } from '@kehrtour/domain/unternehmen/tarif';

export const preisInWorten = (id: TarifId): string =>
  `${formatEuro(tarifVon(id).monatCent)} im Monat, zuzüglich ${UST_PROZENT} % Umsatzsteuer`;

export const tarifInWorten = (id: TarifId | null): string => (id === null ? 'kein Tarif' : tarifVon(id).name);

export const wechselInWorten = ({ ab, tarif }: { ab: Tag; tarif: TarifId | null }): string =>
  tarif === null
    ? `endet mit dem Monat vor dem ${formatTag(ab)}`
    : `ab ${formatTag(ab)} ${tarifInWorten(tarif)}`;
