import { sql } from 'kysely'

/** PAY-8 True of a `chip_unit` whose holder bought it and has the money from their bank. */
export const BANK_HAS_IT = sql<boolean>`chip_order.taken_back_at is not null and chip_order.implanter_id = chip_unit.holder_id`

/** PAY-7 True of one for which their bank holds it. */
export const BANK_HOLDS = sql<boolean>`chip_order.implanter_id = chip_unit.holder_id and chip_order.taken_back_at is null and chip_order.suspended_at is not null`

/** True of one that a colleague bought and handed to its holder. */
export const COLLEAGUE_BOUGHT = sql<boolean>`chip_order.implanter_id <> chip_unit.holder_id`
