import { later } from '#platform/clock/clock.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { beginOnForm } from '../beginPayment.ts'
import { generateMerchantSessionKey } from '../contract.ts'
import { OPEN_DAYS } from '../lifecycle.ts'
import { toPayFor } from '../points.ts'
import { paymentById } from '../rows.ts'

export default handlerWithPreflight(
  generateMerchantSessionKey,
  async (context) => {
    const { for: purpose, id: thingId, startNow } = context.input
    const form = await beginOnForm(context, { purpose, thingId, startNow })
    if (typeof form === 'string') throw context.refuse(form)
    return form
  },
  async (context, form) => {
    const { input, who, db, now } = context
    // The provider's secret of this one payment is such a key: it pays this, changes nothing, and ends with it.
    const begun = await paymentById(db, form.paymentId)
    const givenUp = later(begun?.createdAt ?? now, { days: OPEN_DAYS })
    const payable = await toPayFor(context, { purpose: input.for, thingId: input.id, accountId: who.id })
    const expiresAt = typeof payable === 'string' ? now : (payable.until ?? givenUp)
    return { ...form, sessionKey: form.clientSecret, expiresAt }
  },
)
