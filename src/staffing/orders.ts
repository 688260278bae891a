import { groupChipNumber } from '#features/chips/group.ts'
import { refundPayment } from '#features/payments/refunding.ts'
import { paymentHeld, paymentOf } from '#features/payments/rows.ts'
import { giveUpLost } from '#features/stock/owing.ts'
import { runsOf } from '#features/stock/picking.ts'
import { numbersIn, takeBackUnused } from '#features/stock/returning.ts'
import { cancelByStaff, deliverOrder, ordersToSend, packOrder, sendAgain, sendOrder } from '#features/stock/sending.ts'
import { Id } from '#platform/contract/shapes.ts'
import { moneyText } from '#ui/moneytext.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'
import type { StaffTools } from './staff.ts'

type Waiting = Awaited<ReturnType<typeof ordersToSend>>[number]

/** Lists the orders of microchips that are to be packed and sent, come back, or have chips missing. */
export const orders: Command = {
  usage: 'orders (microchips to pack and send, on their way back, or reported as missing)',
  read: (words) => {
    if (words.length > 0) return null
    return async ({ db }) => {
      const all = await ordersToSend(db)
      return all.length === 0 ? ['No order waits.'] : all.flatMap(shown)
    }
  },
}

function shown({ id, status, statusAt, quantity, withRegistrations, to, ranges, comingBack, lost }: Waiting): string[] {
  return [
    `${id} ${status} since ${whenText(statusAt)}: ${chips(quantity)}${withRegistrations ? ' with registrations' : ''}`,
    `  to ${to}`,
    ...ranges.map(({ code, from, to: last, batchStatus }) => `  ${code}: ${run({ from, to: last })}${STOPPED[batchStatus]}`),
    ...(comingBack.length > 0 ? [`  expected back: ${chips(comingBack.length)}: ${runs(comingBack)}`] : []),
    ...(lost.length > 0 ? [`  missing: ${chips(lost.length)}, to be sent again or paid back: ${runs(lost)}`] : []),
  ]
}

const STOPPED = { inStock: '', frozen: ' (the batch is frozen: do not send)', recalled: ' (the batch is recalled: do not send)' }
const chips = (count: number) => `${count} ${count === 1 ? 'chip' : 'chips'}`
const runs = (numbers: readonly string[]) => runsOf(numbers).map(run).join(', ')

function run({ from, to }: { from: string; to: string }): string {
  return from === to ? groupChipNumber(from) : `${groupChipNumber(from)} to ${groupChipNumber(to)}`
}

/** Moves an order of microchips on. */
export const order: Command = {
  usage:
    'order <id> pack | dispatch <tracking> | delivered | cancel | returned [numbers that did not come] | resend <tracking> | refund-missing <why>',
  read: ([id = '', what = '', ...rest]) => {
    const step = Object.hasOwn(STEPS, what) ? STEPS[what] : undefined
    const work = Id.safeParse(id).success ? step?.(id, rest) : null
    return work ? ({ act }) => act(work) : null
  },
}

/** One step of an order, or null where the words after it are wrong. */
type Step = (id: string, rest: string[]) => ((tools: StaffTools) => Promise<string[]>) | null

const STEPS: Record<string, Step> = {
  pack: plain(packOrder, 'The order is packed.'),
  delivered: plain(deliverOrder, 'The order is delivered.'),
  cancel: plain(cancelByStaff, 'The order is cancelled.'),
  dispatch: worded(async (tools, id, tracking) => {
    await sendOrder(tools, id, tracking)
    return ['The order is on its way.']
  }),
  resend: worded(async (tools, id, tracking) => [
    `${chips(await sendAgain(tools, id, tracking))} on the way, at no cost to the implanter.`,
  ]),
  'refund-missing': worded(refundMissing),
  returned: (id, rest) => {
    const notCome = numbersIn(rest)
    return notCome && ((tools) => takeIn(tools, id, notCome))
  },
}

function plain(work: (tools: StaffTools, id: string) => Promise<void>, done: string): Step {
  return (id, rest) => {
    if (rest.length > 0) return null
    return async (tools) => {
      await work(tools, id)
      return [done]
    }
  }
}

function worded(work: (tools: StaffTools, id: string, words: string) => Promise<string[]>): Step {
  return (id, rest) => {
    const words = rest.join(' ').trim()
    return words ? (tools) => work(tools, id, words) : null
  }
}

/** The unused chips of an order have come back: they are written down, and what they cost goes back to the card, both or neither. */
async function takeIn(tools: StaffTools, orderId: string, notCome: string[]): Promise<string[]> {
  const payment = await heldPayment(tools, orderId)
  const { back, paidBack } = await takeBackUnused(tools, orderId, notCome)
  const staying = notCome.length > 0 ? ` ${chips(notCome.length)} did not come and stay with the implanter.` : ''
  const words = `${back} unused ${back === 1 ? 'chip is' : 'chips are'} back.${staying}`
  if (!payment || paidBack === 0) return [`${words} Nothing goes back to a card.`]
  const sent = back === 1 ? 'You sent one unused microchip back' : `You sent ${back} unused microchips back`
  const reason = notCome.length > 0 ? `${sent}; ${notCome.length} that we expected did not come` : sent
  const { pence } = await refundPayment(tools, payment.id, {}, reason)
  return [`${words} ${goesBack(pence)}`]
}

/** STOCK-11 Instead of the chips that never came the implanter has their money. */
async function refundMissing(tools: StaffTools, orderId: string, why: string): Promise<string[]> {
  const payment = await heldPayment(tools, orderId)
  if (!payment) throw new Error('There is no payment of this order from which something could go back')
  const { chips: count, pence } = await giveUpLost(tools, orderId)
  await refundPayment(tools, payment.id, { pence }, why.replace(/\.$/, ''))
  return [`${chips(count)} will not be sent again. ${goesBack(pence)}`]
}

/** The payment is held before the order, as whoever hears from the provider does. */
async function heldPayment({ db }: StaffTools, orderId: string) {
  const payment = await paymentOf(db, orderId)
  return payment && paymentHeld(db, payment.id)
}

const goesBack = (pence: number) => `${moneyText(pence)} goes back to the card. The implanter is written to once the provider has made it.`
