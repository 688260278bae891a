import { beginPayment } from '#features/payments/queries.ts'
import { answerAfter, type Beforehand } from '#platform/server/answer.ts'
import { isStopped, rangesOf } from '../allotted.ts'
import { implanterChipsCheckout } from '../contract.ts'

export default answerAfter(
  implanterChipsCheckout,
  async (asked) => {
    const begun = await beginPayment(asked, 'chipsOrder', asked.input.orderId, asked.input.way)
    if (begun === 'nothingToPay') throw asked.refuse('noSuchOrder')
    if (begun === 'tooLate' && (await isHeldButStopped(asked))) throw asked.refuse('soldOut')
    if (typeof begun === 'string') throw asked.refuse(begun)
    return begun
  },
  async (_asked, begun) => begun,
)

/** DEAD-4 Not its time is over, but its chips are not sold any more. */
async function isHeldButStopped({ db, now, input }: Beforehand<typeof implanterChipsCheckout>): Promise<boolean> {
  const order = await db.selectFrom('chipOrder').select(['status', 'reservedUntil']).where('id', '=', input.orderId).executeTakeFirst()
  if (order?.status !== 'placed' || order.reservedUntil <= now) return false
  return (await rangesOf(db, input.orderId)).some(isStopped)
}
