import { keysOf } from '#platform/keysof.ts'
import { listed } from '#platform/listed.ts'
import type { Tone } from '#ui/palette.ts'
import { RECEIVED_DAYS } from '../lifecycle.ts'
import type { ChipOrder } from '../shapes.ts'

export type OrderState = ChipOrder['status']

interface Words {
  label: string
  tone: Tone
  /** What that means for whoever ordered. */
  says: string
}

const TO_PACK = 'You’ve paid. We’ll pack your chips next.'

/** Where an order is, in words for whoever placed it. */
export const orderWords: Record<OrderState, Words> = {
  placed: { label: 'To pay', tone: 'watch', says: 'We’re holding these chips for you until you pay.' },
  paid: { label: 'Paid', tone: 'info', says: TO_PACK },
  allocated: { label: 'Paid', tone: 'info', says: TO_PACK },
  packed: { label: 'Packed', tone: 'info', says: 'Packed and ready for the carrier.' },
  dispatched: {
    label: 'On its way',
    tone: 'info',
    says: 'The carrier has it. When it arrives, confirm delivery here. You can then implant its chips.',
  },
  delivered: {
    label: 'Delivered',
    tone: 'watch',
    says: `The carrier says it’s been delivered. Confirm delivery here. After ${RECEIVED_DAYS} days we’ll assume that everything arrived.`,
  },
  received: { label: 'Received', tone: 'good', says: 'It’s arrived, and its chips are in your stock.' },
  cancelled: { label: 'Cancelled', tone: 'quiet', says: 'It was cancelled, or not paid for in time. If you paid, we’ll refund all of it.' },
  refunded: { label: 'Refunded', tone: 'quiet', says: 'We’re refunding what we owe you to your card. See your payments.' },
  returnRequested: {
    label: 'To send back',
    tone: 'watch',
    says: 'Send the unused chips back unopened, to the address in our message. We’ll refund you once they’re here.',
  },
  returned: { label: 'Sent back', tone: 'quiet', says: 'We have the unused chips back.' },
}

const { paid: _, ...distinct } = orderWords
/** The states to choose from: paid and allocated are called the same. */
export const LISTED_STATES = keysOf(distinct)

/** "1 pack of 25", "2 packs of 10 and 1 pack of 50". */
export const packsText = (packs: readonly { size: number; quantity: number }[]) =>
  listed(packs.map(({ size, quantity }) => `${quantity} ${quantity === 1 ? 'pack' : 'packs'} of ${size}`))
