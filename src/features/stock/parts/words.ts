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

const TO_PACK = 'Paid. Its chips are yours, and wait to be packed.'

/** Where an order is, in words for whoever placed it. */
export const orderWords: Record<OrderState, Words> = {
  placed: { label: 'To be paid', tone: 'watch', says: 'Nobody else can buy these chips while we hold them for you.' },
  paid: { label: 'Paid', tone: 'info', says: TO_PACK },
  allocated: { label: 'Paid', tone: 'info', says: TO_PACK },
  packed: { label: 'Packed', tone: 'info', says: 'Packed, and waiting for the carrier.' },
  dispatched: {
    label: 'On its way',
    tone: 'info',
    says: 'The carrier has it. When it comes, say so here: then its chips can be implanted.',
  },
  delivered: {
    label: 'Delivered',
    tone: 'watch',
    says: `The carrier says that it is with you. Say here what has come; after ${RECEIVED_DAYS} days we take it that everything has.`,
  },
  received: { label: 'Received', tone: 'good', says: 'You have it, and its chips are in your stock.' },
  cancelled: { label: 'Cancelled', tone: 'quiet', says: 'It was cancelled, or not paid in time. If you paid, all of it goes back.' },
  refunded: { label: 'Refunded', tone: 'quiet', says: 'What was owed for it goes back to your card: see your payments.' },
  returnRequested: {
    label: 'To be sent back',
    tone: 'watch',
    says: 'Send the unused chips back, unopened: we wrote to you where to. Your money follows once they are here.',
  },
  returned: { label: 'Sent back', tone: 'quiet', says: 'The unused chips are back with us.' },
}

const { paid: _, ...distinct } = orderWords
/** The states to choose from: paid and allocated are called the same. */
export const LISTED_STATES = keysOf(distinct)

/** "1 chip", "25 chips". */
export const chips = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'chip' : 'chips'}`

/** "1 pack of 25", "2 packs of 10 and 1 pack of 50". */
export const packsText = (packs: readonly { size: number; quantity: number }[]) =>
  listed(packs.map(({ size, quantity }) => `${quantity} ${quantity === 1 ? 'pack' : 'packs'} of ${size}`))
