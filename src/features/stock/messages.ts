import { asSentence } from '#platform/jobs/letter.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'

export const chipsOnTheirWay = (chips: number, tracking: string): Notice => ({
  subject: `Your ${chips} microchips are on their way`,
  paragraphs: [
    `The carrier has them under ${tracking}.`,
    'When they have come, say so on the page of your orders, and which of them are missing if any are. A week after the carrier has delivered them they count as received.',
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const chipsMissing = (numbers: readonly string[]): Notice => ({
  subject: numbers.length === 1 ? 'A microchip of your order has not come' : `${numbers.length} microchips of your order have not come`,
  paragraphs: [
    `You have told us so of ${listed(numbers)}. ${numbers.length === 1 ? 'Its number is' : 'Their numbers are'} blocked: if they turn up, don’t implant them.`,
    'We send you others, or give back what they cost, and write to you when we do. You need do nothing.',
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const chipsSentAgain = ({ numbers, tracking }: { numbers: readonly string[]; tracking: string }): Notice => ({
  subject: numbers.length === 1 ? 'Another microchip is on its way to you' : `${numbers.length} other microchips are on their way to you`,
  paragraphs: [
    numbers.length === 1
      ? `It is for one that never came, and costs you nothing. The carrier has it under ${tracking}. Its number: ${listed(numbers)}.`
      : `They are for those that never came, and cost you nothing. The carrier has them under ${tracking}. Their numbers: ${listed(numbers)}.`,
    `When ${numbers.length === 1 ? 'it has' : 'they have'} come, say so on the page of your orders.`,
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const chipsReplaced = ({ replaced, missing }: { replaced: number; missing: number }): Notice => ({
  subject: 'Your order of microchips has changed before it was sent',
  paragraphs: [
    `${counted(replaced + missing)} of your order may no longer be used, because their batch was stopped or is not sterile for long enough. We have not sent them.`,
    ...(replaced > 0
      ? [`You get ${replaced} others in their place, at no cost to you. Their numbers are on the page of your orders.`]
      : []),
    ...(missing > 0 ? [`For ${missing} we have no others: what they cost goes back to the card that you paid with.`] : []),
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const parcelLost = (chips: number): Notice => ({
  subject: `Your parcel of ${counted(chips)} is lost`,
  paragraphs: [
    'Our staff have found that it will not arrive. Its numbers are blocked: if it turns up after all, don’t implant the chips and ring us.',
    'We send you others, or give back what they cost, and write to you when we do. You need do nothing.',
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const orderCancelled = (chips: number): Notice => ({
  subject: `Your order of ${chips} microchips is cancelled`,
  paragraphs: ['We could not fill it. What you paid, if you had, goes back to your card.'],
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
    `You have not used ${chips === 1 ? 'one chip' : `${chips} chips`} of your order. Send ${chips === 1 ? 'it' : 'them'} in the sterile packets, unopened, to: ${where}.`,
    `Write this on the parcel, so that we know whose it is: ${orderId}.`,
    `Once they have come${isHeld ? ' and your bank has decided,' : ''} we give back what they cost, with their registrations as far as you have not used them, to the card that you paid with${isHeld ? ', unless your bank gives it back itself' : ''}. Do not implant any of them meanwhile.`,
    ...(owed > 0
      ? [
          `With it you have back what ${owed === 1 ? 'one chip' : `${owed} chips`} cost that never came or never worked. Send nothing for that.`,
        ]
      : []),
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})

export const chipsExpired = (numbers: readonly string[]): Notice => ({
  subject:
    numbers.length === 1 ? 'A microchip of yours is no longer sterile' : `${numbers.length} microchips of yours are no longer sterile`,
  paragraphs: [
    `The date on the packet has passed. Do not implant ${numbers.length === 1 ? 'this one' : 'these'}, and take ${numbers.length === 1 ? 'it' : 'them'} out of your stock: ${listed(numbers)}.`,
  ],
  button: { words: 'See your chips', link: `${paths.manageChips}?status=expired` },
})

/** To the implanter who holds chips that somebody else wanted to register. */
export const yourChipsWereTried = (numbers: readonly string[]): Notice => ({
  subject:
    numbers.length === 1
      ? 'Someone else wanted to register one of your microchips'
      : `Someone else wanted to register ${numbers.length} of your microchips`,
  paragraphs: [
    `Someone else wanted to register ${numbers.length === 1 ? 'microchip' : 'microchips'} ${listed(numbers)}, which you hold. We didn’t let them, and our staff can see that they tried.`,
    numbers.length === 1
      ? 'If you have put it into an animal, register it for its keeper today. If you gave it away, or it was lost, tell us.'
      : 'If you have put any of them into an animal, register it for its keeper today. If you gave them away, or they were lost, tell us.',
  ],
  button: { words: 'See the chips that you hold', link: paths.manageChips },
})

/** To the implanter whose chips Staff have released. */
export const chipsReleased = ({ numbers, why }: { numbers: readonly string[]; why: string }): Notice => ({
  subject: numbers.length === 1 ? 'A microchip of yours is released' : `${numbers.length} microchips of yours are released`,
  paragraphs: [
    `Our staff have released ${listed(numbers)}: the keeper of an animal with ${numbers.length === 1 ? 'it' : 'one of them'} can register it now. ${asSentence(why)}`,
    `Implant ${numbers.length === 1 ? 'it' : 'none of them'} no more. If this is not right, ring us on ${site.phone}.`,
  ],
  button: { words: 'See the chips that you hold', link: paths.manageChips },
})

const counted = (chips: number) => (chips === 1 ? '1 microchip' : `${chips} microchips`)
const listed = (numbers: readonly string[]) => `${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? ' and others' : ''}`
