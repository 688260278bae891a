import { sql } from 'kysely'

/** STOCK-7 True of a `chip_unit` that the implanter who bought it holds: what they handed to a colleague only that colleague can give back. */
export const IS_WITH_BUYER = sql<boolean>`chip_unit.holder_id = (select implanter_id from chip_order where chip_order.id = chip_unit.order_id)`
