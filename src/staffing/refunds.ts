import { accountByEmail } from '#features/accounts/queries.ts'
import { receiptsOf } from '#features/payments/receipts.ts'
import { failedRefunds, refundPayment } from '#features/payments/refunding.ts'
import { Id } from '#platform/contract/shapes.ts'
import { moneyText } from '#ui/moneytext.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'

/** Lists what somebody paid, with the ids that a refund needs. */
export const payments: Command = {
  usage: 'payments anna@example.org',
  read: ([email, ...more]) => {
    if (!email || more.length > 0) return null
    return async ({ db }) => {
      const account = await accountByEmail(db, email.trim().toLowerCase())
      if (!account) throw new Error(`There is no account with the e-mail address ${email}`)
      const { items } = await receiptsOf(db, account.id, { sort: '-createdAt', page: 1, pageSize: 100 })
      return items.length === 0 ? ['There is no payment.'] : items.map(shown)
    }
  },
}

function shown({ paymentId, createdAt, status, amount, refunded, description }: Awaited<ReturnType<typeof receiptsOf>>['items'][number]) {
  const back = refunded.pence > 0 ? `, ${moneyText(refunded.pence)} given back` : ''
  return `${paymentId} ${whenText(createdAt)} ${status}: ${moneyText(amount.pence)}${back}, ${description}`
}

/** Gives back what was paid, or so many pence of it. */
export const refund: Command = {
  usage: 'refund <payment id> [pence] <why, as the payer will read it>',
  read: ([id, ...words]) => {
    const pence = /^\d{1,9}$/.test(words[0] ?? '') ? Number(words[0]) : undefined
    const reason = words
      .slice(pence === undefined ? 0 : 1)
      .join(' ')
      .trim()
      .replace(/\.$/, '')
    if (!Id.safeParse(id).success || !reason) return null
    return async ({ act }) => {
      const given = await act((tools) => refundPayment(tools, id ?? '', { pence }, reason))
      return [`${moneyText(given.pence)} goes back to the card. The payer is written to once the provider has made it.`]
    }
  },
}

/** Lists the refunds that the provider refused, for Staff to make in another way. */
export const refunds: Command = {
  usage: 'refunds (those that the card provider refused)',
  read: (words) => {
    if (words.length > 0) return null
    return async ({ db }) => {
      const all = await failedRefunds(db)
      return all.length === 0
        ? ['Every refund was made.']
        : all.map(({ paymentId, pence, statusAt, reason }) => `${paymentId} ${moneyText(pence)} since ${whenText(statusAt)}: ${reason}`)
    }
  },
}
