import type { Payment } from './rows.ts'

/** How money reaches us without the card provider. */
export const BY_HAND = ['bankTransfer', 'cheque', 'telephone'] as const
export type ByHand = (typeof BY_HAND)[number]

/** Stands where the provider’s id does: refunds belong to a payment by it. */
export const handId = (paymentId: string) => `by hand ${paymentId}`

/** Whether money that goes back had come without the provider, which can’t give it back then. */
export const isByHand = ({ id, receivedBy }: Pick<Payment, 'id' | 'receivedBy'>, intentId: string) =>
  receivedBy !== null && intentId === handId(id)
