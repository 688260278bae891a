import { sql } from 'kysely'

/** PAY-8 True of a `chip_order` whose money the bank took back. */
export const BANK_HAS_IT = sql<boolean>`chip_order.taken_back_at is not null`

/** PAY-7 True of one whose money the bank holds. */
export const BANK_HOLDS = sql<boolean>`chip_order.taken_back_at is null and chip_order.suspended_at is not null`
