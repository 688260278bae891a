import { asSentence } from '#platform/jobs/letter.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { TO_A_CARD } from '#platform/text/refunddays.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import type { Allowance } from './allocation.ts'
import { allowanceWords } from './allowancewords.ts'

export const chipsOnTheirWay = (chips: number, tracking: string): Notice => ({
  subject: `Your ${chips} microchips are on their way`,
  paragraphs: [
    `The tracking number is ${tracking}.`,
    'When they arrive, confirm delivery on your orders page and tell us if any are missing. If you don’t, we’ll count them as received a week after the carrier delivers them.',
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const chipTrackingCorrected = (tracking: string): Notice => ({
  subject: 'The right tracking number for your microchips',
  paragraphs: [`The tracking number we sent you was wrong. The right one is ${tracking}.`, 'You don’t need to do anything else.'],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const chipsMissing = (numbers: readonly string[]): Notice => ({
  subject: numbers.length === 1 ? 'A microchip is missing from your order' : `${numbers.length} microchips are missing from your order`,
  paragraphs: [
    `You told us that ${listed(numbers)} ${numbers.length === 1 ? 'hasn’t arrived. We’ve blocked its number: if it turns up, tell us on your orders page before you implant it.' : 'haven’t arrived. We’ve blocked their numbers: if they turn up, tell us on your orders page before you implant them.'}`,
    'We’ll send you replacements or refund what they cost, and write to you when we do. You don’t need to do anything.',
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const chipsSentAgain = ({ numbers, tracking }: { numbers: readonly string[]; tracking: string }): Notice => ({
  subject:
    numbers.length === 1
      ? 'A replacement microchip is on its way to you'
      : `${numbers.length} replacement microchips are on their way to you`,
  paragraphs: [
    numbers.length === 1
      ? `It’s free, and replaces one that never arrived. The tracking number is ${tracking}. The microchip number is ${listed(numbers)}.`
      : `They’re free, and replace the ones that never arrived. The tracking number is ${tracking}. The microchip numbers are ${listed(numbers)}.`,
    `When ${numbers.length === 1 ? 'it arrives' : 'they arrive'}, confirm delivery on your orders page.`,
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const chipsReplaced = ({ replaced, missing }: { replaced: number; missing: number }): Notice => ({
  subject: 'We’ve changed your microchip order',
  paragraphs: [
    `${counted(replaced + missing)} in your order can’t be used any more, because of a stopped batch or because the chips won’t stay sterile for long enough. We haven’t sent your order yet.`,
    ...(replaced > 0 ? [`We’ll send you ${replaced} others instead, at no extra cost. You’ll find the numbers on your orders page.`] : []),
    ...(missing > 0 ? [`We can’t replace ${missing}, so we’re refunding that part of the price to the card you paid with.`] : []),
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const parcelLost = (chips: number): Notice => ({
  subject: `Your parcel of ${counted(chips)} is lost`,
  paragraphs: [
    'We’ve found out that it won’t arrive. We’ve blocked its chip numbers: if it does turn up, don’t implant the chips and ring us.',
    'We’ll send you replacements or refund what they cost, and write to you when we do. You don’t need to do anything.',
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const orderCancelled = (chips: number): Notice => ({
  subject: `We’ve cancelled your order of ${chips} microchips`,
  paragraphs: ['We couldn’t supply it. If you’ve paid, we’re refunding your card.'],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const youCancelled = (chips: number, pence: number): Notice => ({
  subject: `You’ve cancelled your order of ${counted(chips)}`,
  paragraphs: [
    `We won’t send ${chips === 1 ? 'it' : 'them'}.${pence > 0 ? ` ${moneyText(pence)} is going back to the card you paid with. ${TO_A_CARD}` : ''}`,
    'If you didn’t cancel it, ring us.',
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})

interface Back {
  chips: number
  /** Of the same order, never arrived or never worked, and not compensated yet. */
  owed: number
  /** That the implanter's bank holds what was paid. */
  isHeld: boolean
  where: string
  orderId: string
}

export const sendThemBack = ({ chips, owed, isHeld, where, orderId }: Back): Notice => ({
  subject: chips === 1 ? 'Send your unused microchip back' : `Send your ${chips} unused microchips back`,
  paragraphs: [
    `You have ${chips === 1 ? '1 unused chip' : `${chips} unused chips`} from your order. Send ${chips === 1 ? 'it' : 'them'} back unopened, in the sterile packaging, to: ${where}.`,
    `Write this on the parcel so we know it’s yours: ${orderId}.`,
    `Once ${chips === 1 ? 'it reaches' : 'they reach'} us${isHeld ? ' and your bank has decided' : ''}, we’ll refund what ${chips === 1 ? 'it' : 'they'} cost, including any unused registrations, to the card you paid with${isHeld ? ', unless your bank gives the money back itself' : ''}. Don’t implant ${chips === 1 ? 'it' : 'any of them'} in the meantime.`,
    ...(owed > 0
      ? [
          `We’ll also refund ${owed === 1 ? '1 chip' : `${owed} chips`} that never arrived or never worked. You don’t need to send anything back for ${owed === 1 ? 'that one' : 'those'}.`,
        ]
      : []),
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const chipsExpired = (numbers: readonly string[]): Notice => ({
  subject:
    numbers.length === 1 ? 'One of your microchips is no longer sterile' : `${numbers.length} of your microchips are no longer sterile`,
  paragraphs: [
    `The expiry date on the packet has passed. Don’t implant ${numbers.length === 1 ? 'this microchip' : 'these microchips'}, and take ${numbers.length === 1 ? 'it' : 'them'} out of your stock: ${listed(numbers)}.`,
  ],
  button: { words: 'See your chips', link: `${paths.manageChips}?status=expired` },
})

/** To the implanter whose chips Staff have released. */
export const chipsReleased = ({ numbers, why }: { numbers: readonly string[]; why: string }): Notice => ({
  subject: numbers.length === 1 ? 'We’ve released one of your microchips' : `We’ve released ${numbers.length} of your microchips`,
  paragraphs: [
    `We’ve released ${listed(numbers)}, so the keeper of an animal with ${numbers.length === 1 ? 'this chip' : 'one of these chips'} can now register it. ${asSentence(why)}`,
    `Don’t implant ${numbers.length === 1 ? 'it' : 'any of them'}. If we’ve got this wrong, ring us on ${site.phone}.`,
  ],
  button: { words: 'See your chips', link: paths.manageChips },
})

/** To the implanter whose limit Staff have raised, or put back to what it was. */
export const allowanceRaised = ({ allowance, reason }: { allowance: Allowance; reason: string }): Notice => ({
  subject: allowance.raised ? 'You can order more microchips' : 'Your limit for microchips is the usual one',
  paragraphs: [allowanceWords(allowance), `Why: ${reason}`],
  button: { words: 'Order microchips', link: paths.orderChips },
})

const counted = (chips: number) => (chips === 1 ? '1 microchip' : `${chips} microchips`)
const listed = (numbers: readonly string[]) => `${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? ' and others' : ''}`
