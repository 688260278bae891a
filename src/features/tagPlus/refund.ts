import type { Row } from './rows.ts'

/** PLUS-6: what cancelling gives back now, in pence; 0 where nothing. */
export const refundNow = ({ refundUntil, chargedPence }: Pick<Row, 'refundUntil' | 'chargedPence'>, now: Date): number =>
  refundUntil && now < refundUntil ? (chargedPence ?? 0) : 0
