import { groupChipNumber } from '#features/chips/group.ts'
import { cancelByStaff, deliverOrder, ordersToSend, packOrder, sendOrder } from '#features/stock/sending.ts'
import { Id } from '#platform/contract/shapes.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'
import type { StaffTools } from './staff.ts'

type Waiting = Awaited<ReturnType<typeof ordersToSend>>[number]

/** Lists the orders of microchips that are to be packed and sent. */
export const orders: Command = {
  usage: 'orders (microchips to pack and send)',
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
  usage: 'order <id> pack | dispatch <tracking> | delivered | cancel',
  read: ([id = '', what = '', ...rest]) => {
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
