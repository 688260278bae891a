import { leftOf } from '#features/payments/refunded.ts'
import { refundPayment } from '#features/payments/refunding.ts'
import { type Payment, paymentHeld, paymentOf } from '#features/payments/rows.ts'
import { exchangeStopped, loseParcel } from '#features/stock/exchanging.ts'
import { giveUpLost } from '#features/stock/owing.ts'
import { takeBackRecalled } from '#features/stock/recalling.ts'
import { endOrder, numbersIn, takeBackOrder, takeBackUnused } from '#features/stock/returning.ts'
import { cancelByStaff, deliverOrder, ordersToSend, packOrder, sendAgain, sendOrder } from '#features/stock/sending.ts'
import { Id } from '#platform/contract/shapes.ts'
import { moneyText } from '#ui/moneytext.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'
import { runShown, runsShown } from './runs.ts'
import type { StaffTools } from './staff.ts'

type Waiting = Awaited<ReturnType<typeof ordersToSend>>[number]

/** Lists the orders of microchips that are to be packed and sent, come back, or have chips missing or called back. */
export const orders: Command = {
  usage: 'orders (microchips to pack and send, on their way back, reported as missing, or called back)',
  read: (words) => {
    if (words.length > 0) return null
    return async ({ db, now }) => {
      const all = await ordersToSend(db, now)
      return all.length === 0 ? ['No order waits.'] : all.flatMap(shown)
    }
  },
}

function shown({
  id,
  status,
  statusAt,
  quantity,
  withRegistrations,
  takenBackAt,
  suspendedAt,
  to,
  ranges,
  comingBack,
  lost,
  recalled,
}: Waiting): string[] {
  const owed = owedFor({ takenBackAt, suspendedAt })
  return [
    `${id} ${status} since ${whenText(statusAt)}: ${chips(quantity)}${withRegistrations ? ' with registrations' : ''}`,
    `  to ${to}`,
    ...ranges.map(
      ({ code, from, to: last, whyNot }) => `  ${code}: ${runShown({ from, to: last })}${whyNot ? ` (${whyNot}: do not send)` : ''}`,
    ),
    ...(comingBack.length > 0 ? [`  expected back: ${chips(comingBack.length)}: ${runsShown(comingBack)}`] : []),
    ...(lost.length > 0 ? [`  missing: ${chips(lost.length)}, to be sent again or paid back: ${runsShown(lost)}`] : []),
    ...(recalled.length > 0 ? [`  ${owed}: ${chips(recalled.length)}: ${runsShown(recalled)}`] : []),
  ]
}

/** Chips that were called back, with what becomes of what they cost. */
function owedFor({ takenBackAt, suspendedAt }: Pick<Waiting, 'takenBackAt' | 'suspendedAt'>): string {
  if (takenBackAt) return 'called back; the bank took the money, so nothing is owed'
  return suspendedAt ? 'called back; what they cost waits for the bank' : 'called back and to be paid back'
}

const chips = (count: number) => `${count} ${count === 1 ? 'chip' : 'chips'}`

/** Moves an order of microchips on. */
export const order: Command = {
  usage:
    'order <id> pack | swap | swap-or-refund <why> | dispatch <tracking> | delivered | lost | cancel | returned [numbers that did not come] | recalled [numbers that did not come] | resend <tracking> | refund-missing <why>',
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
  swap: bare((tools, id) => swap(tools, id, null)),
  'swap-or-refund': worded(swap),
  lost: bare(async (tools, id) => [`${chips(await loseParcel(tools, id))} will not arrive. Now: resend, or refund-missing.`]),
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
  recalled: (id, rest) => {
    const notCome = numbersIn(rest)
    return notCome && ((tools) => takeInRecalled(tools, id, notCome))
  },
}

function plain(work: (tools: StaffTools, id: string) => Promise<void>, done: string): Step {
  return bare(async (tools, id) => {
    await work(tools, id)
    return [done]
  })
}

function bare(work: (tools: StaffTools, id: string) => Promise<string[]>): Step {
  return (id, rest) => (rest.length > 0 ? null : (tools) => work(tools, id))
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
  const reason = whyPaid({ back, owed: paidBack - back, notCome: notCome.length })
  return [`${words} ${await payBack(tools, payment, await takeBackOrder(tools, orderId), reason, { isBack: true })}`]
}

/** What is paid back with an order that comes back, as its implanter reads it: also what never came or never worked, though none is sent back for it. */
function whyPaid({ back, owed, notCome }: { back: number; owed: number; notCome: number }): string {
  const reasons = [
    ...(back > 0 ? [back === 1 ? 'You sent one unused microchip back' : `You sent ${back} unused microchips back`] : []),
    ...(notCome > 0 ? [`${notCome} that we expected did not come`] : []),
    ...(owed > 0 ? [`${chips(owed)} of your order never came or never worked`] : []),
  ]
  return reasons.join('; ')
}

/** DEAD-8 Chips of a batch that was called back have come, and what they cost goes back to the card, both or neither. */
async function takeInRecalled(tools: StaffTools, orderId: string, notCome: string[]): Promise<string[]> {
  const payment = await heldPayment(tools, orderId)
  const { back, pence } = await takeBackRecalled(tools, orderId, notCome)
  const words = `${chips(back)} that we called back ${back === 1 ? 'has' : 'have'} come.`
  if (!payment || pence === 0) return [`${words} Nothing goes back to a card.`]
  const reason = `You sent ${back === 1 ? 'a microchip' : `${back} microchips`} back that we had called back`
  return [`${words} ${await payBack(tools, payment, pence, reason, { isBack: true })}`]
}

/** STOCK-12 Other chips for those that may not be sent any more; with a reason the money for such as cannot be had. */
async function swap(tools: StaffTools, orderId: string, why: string | null): Promise<string[]> {
  const payment = await heldPayment(tools, orderId)
  const { numbers, missing, pence, isEmpty } = await exchangeStopped(tools, orderId, { orFewer: why !== null })
  const swapped = numbers.length > 0 ? [`${chips(numbers.length)} instead: ${runsShown(numbers)}. Pack the order anew.`] : []
  if (missing === 0 || why === null) return [...swapped, TOLD]
  if (!payment) throw new Error('There is no payment of this order from which something could go back')
  const worth = isEmpty ? await takeBackOrder(tools, orderId) : pence
  return [...swapped, `${chips(missing)} will not be sent. ${await payBack(tools, payment, worth, why)}`]
}

const TOLD = 'The implanter has been written to.'

/** STOCK-11 Instead of the chips that never came the implanter has their money. */
async function refundMissing(tools: StaffTools, orderId: string, why: string): Promise<string[]> {
  const payment = await heldPayment(tools, orderId)
  if (!payment) throw new Error('There is no payment of this order from which something could go back')
  const { chips: count, pence } = await giveUpLost(tools, orderId)
  return [`${chips(count)} will not be sent again. ${await payBack(tools, payment, pence, why)}`]
}

/** The payment is held before the order, as whoever hears from the provider does. */
async function heldPayment({ db }: StaffTools, orderId: string) {
  const payment = await paymentOf(db, orderId)
  return payment && paymentHeld(db, payment.id)
}

/**
 * PAY-5 What chips cost goes back, never more than is left of what was paid: what was given before, as goodwill, counts. PAY-7 Of chips
 * that came back (`isBack`) it waits while the bank holds the money. In words.
 */
async function payBack(tools: StaffTools, payment: Payment, worth: number, why: string, { isBack = false } = {}): Promise<string> {
  const left = await leftOf(tools.db, payment)
  const pence = Math.min(worth, left)
  const before = worth > left ? ` They cost ${moneyText(worth)}, and no more is left of what was paid.` : ''
  if (pence <= 0) return `Nothing goes back to a card.${before}`
  const { waits } = await refundPayment(tools, payment.id, { pence, isTakenBack: true, isBack }, why.replace(/\.$/, ''))
  if (pence === left) await endOrder(tools, payment.thingId)
  return `${moneyText(pence)} ${waits ? WAITS : 'goes back to the card'}.${before} The implanter is written to once the provider has made it.`
}

const WAITS = 'waits: it goes back to the card once the implanter’s bank has decided, unless the bank gives it back itself'
