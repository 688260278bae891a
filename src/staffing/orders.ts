import { groupChipNumber } from '#features/chips/group.ts'
import { refundPayment } from '#features/payments/refunding.ts'
import { paymentOf } from '#features/payments/rows.ts'
import { takeBackUnused } from '#features/stock/returning.ts'
import { cancelByStaff, deliverOrder, ordersToSend, packOrder, sendOrder } from '#features/stock/sending.ts'
import { Id } from '#platform/contract/shapes.ts'
import { moneyText } from '#ui/moneytext.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'
import type { Staff, StaffTools } from './staff.ts'

type Waiting = Awaited<ReturnType<typeof ordersToSend>>[number]

/** Lists the orders of microchips that are to be packed and sent. */
export const orders: Command = {
  usage: 'orders (microchips to pack and send, or on their way back)',
  read: (words) => {
    if (words.length > 0) return null
    return async ({ db }) => {
      const all = await ordersToSend(db)
      return all.length === 0 ? ['No order waits.'] : all.flatMap(shown)
    }
  },
}

function shown({ id, status, statusAt, quantity, withRegistrations, to, ranges }: Waiting): string[] {
  return [
    `${id} ${status} since ${whenText(statusAt)}: ${quantity} chips${withRegistrations ? ' with registrations' : ''}`,
    `  to ${to}`,
    ...ranges.map(({ code, from, to: last }) => `  ${code}: ${groupChipNumber(from)} to ${groupChipNumber(last)}`),
  ]
}

/** Moves an order of microchips on. */
export const order: Command = {
  usage: 'order <id> pack | dispatch <tracking> | delivered | cancel | returned',
  read: ([id = '', what = '', ...rest]) => {
    if (Id.safeParse(id).success && what === 'returned' && rest.length === 0) return (staff) => takeIn(staff, id)
    const work = Id.safeParse(id).success ? step(id, what, rest.join(' ').trim()) : null
    return (
      work &&
      (async ({ act }) => {
        await act(work)
        return [`The order is ${DONE[what]}.`]
      })
    )
  },
}

const DONE: Record<string, string> = { pack: 'packed', dispatch: 'on its way', delivered: 'delivered', cancel: 'cancelled' }

function step(id: string, what: string, tracking: string): ((tools: StaffTools) => Promise<void>) | null {
  if (what === 'dispatch') return tracking ? (tools) => sendOrder(tools, id, tracking) : null
  if (tracking) return null
  if (what === 'pack') return (tools) => packOrder(tools, id)
  if (what === 'delivered') return (tools) => deliverOrder(tools, id)
  return what === 'cancel' ? (tools) => cancelByStaff(tools, id) : null
}

/** The unused chips of an order have come back: they are written down, and what they cost goes back to the card. */
async function takeIn({ act }: Staff, orderId: string): Promise<string[]> {
  const chips = await act((tools) => takeBackUnused(tools, orderId))
  const words = `${chips} unused ${chips === 1 ? 'chip is' : 'chips are'} back.`
  return act(async (tools) => {
    const payment = await paymentOf(tools.db, orderId)
    if (!payment || chips === 0) return [`${words} Nothing goes back to a card.`]
    const reason = chips === 1 ? 'You sent one unused microchip back' : `You sent ${chips} unused microchips back`
    const { pence } = await refundPayment(tools, payment.id, {}, reason)
    return [`${words} ${moneyText(pence)} goes back to the card. The implanter is written to once the provider has made it.`]
  })
}
