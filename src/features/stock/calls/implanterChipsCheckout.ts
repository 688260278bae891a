import { beginPayment } from '#features/payments/beginPayment.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { implanterChipsCheckout } from '../contract.ts'
import { isStopped, rangesOf } from '../ranges.ts'

export default handlerWithPreflight(
  implanterChipsCheckout,
  async (context) => {
    const begun = await beginPayment(context, { purpose: 'chipsOrder', thingId: context.input.orderId }, context.input.way)
    if (begun === 'nothingToPay') throw context.refuse('noSuchOrder')
    if (begun === 'tooLate' && (await isHeldButStopped(context))) throw context.refuse('soldOut')
    if (typeof begun === 'string') throw context.refuse(begun)
    return begun
  },
  async (_asked, begun) => begun,
)

/** DEAD-4 Not its time is over, but its chips are not sold any more. */
async function isHeldButStopped({ db, now, input }: PreflightContext<typeof implanterChipsCheckout>): Promise<boolean> {
  const order = await db.selectFrom('chipOrder').select(['status', 'reservedUntil']).where('id', '=', input.orderId).executeTakeFirst()
  if (order?.status !== 'placed' || order.reservedUntil <= now) return false
  return (await rangesOf(db, input.orderId)).some(isStopped)
}
