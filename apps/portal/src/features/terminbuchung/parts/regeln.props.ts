import type { Einstellungen } from '@kehrtour/contract/einstellungen';

import type { ContractForm } from '../../../shared/useContractForm.ts';

/** All rules are one form and are saved together. */
export type RegelnProps = { form: ContractForm<Einstellungen['terminbuchung']> };
