import { later } from '#platform/clock/clock.ts'
import { answerAfter } from '#platform/server/answer.ts'
import { beginOnForm } from '../begin.ts'
import { generateMerchantSessionKey } from '../contract.ts'
import { OPEN_DAYS } from '../lifecycle.ts'
import { toPayFor } from '../points.ts'
import { paymentById } from '../rows.ts'

export default answerAfter(
  generateMerchantSessionKey,
  async (asked) => {
    const form = await beginOnForm(asked, asked.input.for, asked.input.id)
    if (typeof form === 'string') throw asked.refuse(form)
    return form
  },
  async (asked, form) => {
    const { input, who, db, now } = asked
    // The provider's secret of this one payment is such a key: it pays this, changes nothing, and ends with it.
    const begun = await paymentById(db, form.paymentId)
    const givenUp = later(begun?.createdAt ?? now, { days: OPEN_DAYS })
    const payable = await toPayFor(asked, { purpose: input.for, thingId: input.id, accountId: who.id })
    const expiresAt = typeof payable === 'string' ? now : (payable.until ?? givenUp)
    return { ...form, sessionKey: form.clientSecret, expiresAt }
  },
)
