import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Minutes for which the chips of an order that is not paid are held. */
export const RESERVED_MINUTES = 30
/** Days after delivery when an order counts as received. */
export const RECEIVED_DAYS = 7
/** Days of sterile life that a chip has left at least when it is sold. */
export const STERILE_DAYS = 183
/** How many chips a first order may have. */
export const FIRST_ORDER = 25
/** However many somebody implants, an order has at most so many. */
export const MOST_OF_ALL = 1000

/** How a chip that nobody has implanted can be used. */
export const CHIP_USES = ['ready', 'offered', 'onItsWay', 'frozen', 'calledBack', 'notSterile'] as const

/** What is noted where somebody else tries to register a chip that an implanter holds. */
export const HOLDER = clause('STOCK-4', 'Only the implanter who holds a chip can implant it, and only while it’s sterile')

/** Of unused chips, and of their hand-over from one implanter to another. */
export const HANDED_OVER = clause(
  'STOCK-15',
  'An implanter can hand unused chips to another who may order chips. Both have to confirm, and until then the chips stay with the first and can’t be implanted',
)

/** Of a chip that was given to an animal in place of another. */
export const RESTORED = clause('DEAD-7', 'Staff can restore a number that was replaced by mistake. Lookups of it have worked throughout')

/** Of a number that was never in the animal for which it was typed. */
export const NUMBER_CORRECTED = clause(
  'IMPLANT-7',
  'An implanter can correct a mistyped microchip number, or swap two that were mixed up, for 30 days, and our staff after that. We tell the keeper. The wrong number no longer finds the animal, and the animal’s history keeps both',
)

/** Of a report of a chip, and of the chip itself. */
export const STRUCK = clause('DEAD-6', 'Staff can strike out a mistaken report. It no longer counts, and nothing is owed for it')

const ALLOCATED = clause(
  'STOCK-2',
  'We allocate chips once they’re paid for, the earliest expiry first, and each number goes to only one implanter',
)

const REPLACED = clause('DEAD-1', 'We replace a chip that never worked')

const LOST = clause('STOCK-11', 'We resend or refund a chip that never arrived')

export const chipOrderLife = lifecycle({
  subject: 'chip order',
  table: 'chip_order',
  states: {
    placed: 'We hold the chips for 30 minutes while the implanter pays.',
    paid: 'It’s been paid for.',
    allocated: 'Its chips have been allocated.',
    packed: 'It’s packed.',
    dispatched: 'It’s on its way.',
    delivered: 'The carrier says it has arrived.',
    received: 'The implanter has it.',
    cancelled: 'It wasn’t paid for, or was cancelled before its chips were allocated. The chips are back on sale.',
    refunded: 'We’ve refunded it.',
    returnRequested: 'The implanter wants to send unused chips back.',
    returned: 'We have the chips back, and never sell them again.',
  },
  reads: {
    placed: 'hasn’t been paid for yet',
    paid: 'has been paid for',
    allocated: 'already has its chips',
    packed: 'has been packed',
    dispatched: 'is on its way',
    delivered: 'has been delivered',
    received: 'has been received',
    cancelled: 'has been cancelled',
    refunded: 'has been refunded',
    returnRequested: 'is waiting for its chips to come back',
    returned: 'has been returned',
  },
  starts: {
    place: {
      to: ['placed'],
      by: ['Implanter'],
      clause: 'STOCK-1',
      words:
        'An implanter with a valid certificate, or one that lapsed no more than 60 days ago, can order chips: 25 at first, then twice what they implanted in 90 days. An implant counts if the chip came from us, or once the keeper has confirmed it. Our staff can raise the limit until a day',
    },
  },
  moves: {
    pay: {
      from: ['placed'],
      to: 'paid',
      by: ['payments'],
      ...ALLOCATED,
    },
    allocate: {
      from: ['paid'],
      to: 'allocated',
      by: ['payments', 'clock'],
      ...ALLOCATED,
    },
    pack: { from: ['allocated'], to: 'packed', by: ['Staff'], clause: 'STOCK-3', words: 'Staff pack and send an order' },
    dispatch: { from: ['packed', 'allocated'], to: 'dispatched', by: ['Staff'], clause: 'STOCK-3', words: 'Staff pack and send an order' },
    substitute: {
      from: ['allocated', 'packed'],
      to: 'allocated',
      by: ['Staff'],
      clause: 'STOCK-12',
      words: 'If some chips in an unsent order can no longer be used, we replace or refund them',
    },
    deliver: { from: ['dispatched'], to: 'delivered', by: ['Staff', 'clock'], clause: 'STOCK-3', words: 'Staff pack and send an order' },
    receive: {
      from: ['dispatched', 'delivered'],
      to: 'received',
      by: ['holder', 'clock', 'Staff'],
      clause: 'STOCK-5',
      words: 'The implanter confirms delivery, or an order counts as received 7 days after it’s delivered',
    },
    cancel: {
      from: ['placed', 'paid'],
      to: 'cancelled',
      by: ['holder', 'clock', 'Staff'],
      clause: 'STOCK-6',
      words: 'An order can be cancelled until its chips are allocated',
    },
    withdraw: {
      from: ['paid', 'allocated'],
      to: 'refunded',
      by: ['holder'],
      clause: 'STOCK-18',
      words: 'An implanter can cancel a paid order until it’s packed. We refund its chips, and its registrations if they’re unused',
    },
    refund: {
      from: ['paid', 'allocated', 'packed', 'cancelled', 'returned'],
      to: 'refunded',
      by: ['Staff', 'payments'],
      clause: 'STOCK-10',
      words: 'We refund an order before it’s sent, or once its unused chips are back. We never refund an implanted chip',
    },
    resend: { from: ['received'], to: 'dispatched', by: ['Staff'], ...LOST },
    sendReplacement: { from: ['received'], to: 'dispatched', by: ['Staff'], ...REPLACED },
    callBack: {
      from: ['received'],
      to: 'refunded',
      by: ['Staff'],
      clause: 'DEAD-8',
      words: 'We refund recalled chips and their unused registrations once we have the chips back',
    },
    giveUp: { from: ['received'], to: 'refunded', by: ['Staff'], ...LOST },
    askToReturn: { from: ['received'], to: 'returnRequested', by: ['holder'], clause: 'STOCK-7', words: 'We take back unused chips' },
    receiveReturn: { from: ['returnRequested'], to: 'returned', by: ['Staff'], clause: 'STOCK-7', words: 'We take back unused chips' },
  },
})

/** Days after a certificate has lapsed for which its holder can still order chips: one that our staff checked, or one of ours. */
export const ORDERING_DAYS = 60

/** Of a batch and of its chips. */
const FREEZING = clause(
  'DEAD-4',
  'We freeze a batch once 3 of its chips, or 2 of its chips and more than 1 in 100 of those we’ve sent, are reported to have failed. It doesn’t matter who reports them. Staff then decide what to do and we tell the holders',
)

export const chipUnitLife = lifecycle({
  subject: 'microchip',
  table: 'chip_unit',
  states: {
    reserved: 'It belongs to an order that’s been paid for.',
    unsold: 'It belonged to an order but was never sent. It can be sold again as long as its batch can.',
    dispatched: 'It’s on its way.',
    withImplanter: 'An implanter holds it.',
    offered: 'The implanter who holds it has offered it to a colleague.',
    implanted: 'It’s in an animal that isn’t registered yet.',
    registered: 'It’s in an animal on the register.',
    returned: 'It came back unused, and is never sold again.',
    lostInPost: 'It never arrived, and mustn’t be used.',
    expired: 'It’s no longer sterile.',
    deadUnused: 'It didn’t work and was never implanted.',
    failedInAnimal: 'It’s in an animal, and doesn’t work, has moved or has caused harm.',
    recalled: 'Its batch was recalled.',
    released: 'Its implanter can no longer register it, so the animal’s keeper can.',
  },
  starts: {
    allocate: {
      to: ['reserved'],
      by: ['payments', 'clock', 'Staff'],
      ...ALLOCATED,
    },
    replace: { to: ['dispatched'], by: ['Staff'], ...REPLACED },
  },
  moves: {
    putBack: {
      from: ['reserved', 'expired'],
      to: 'unsold',
      by: ['Staff', 'payments'],
      clause: 'STOCK-14',
      words: 'A chip that was never sent goes back into stock when its order ends or it’s replaced by another',
    },
    allocate: { from: ['unsold'], to: 'reserved', by: ['payments', 'clock', 'Staff'], ...ALLOCATED },
    replace: { from: ['unsold'], to: 'dispatched', by: ['Staff'], ...REPLACED },
    dispatch: { from: ['reserved'], to: 'dispatched', by: ['Staff'], clause: 'STOCK-3', words: 'Staff pack and send an order' },
    receive: {
      from: ['reserved', 'dispatched'],
      to: 'withImplanter',
      by: ['holder', 'clock', 'Staff'],
      clause: 'STOCK-5',
      words: 'The implanter confirms delivery, or an order counts as received 7 days after it’s delivered',
    },
    lose: {
      from: ['dispatched', 'expired'],
      to: 'lostInPost',
      by: ['holder', 'Staff'],
      clause: 'STOCK-5',
      words: 'The implanter confirms delivery, or an order counts as received 7 days after it’s delivered',
    },
    turnUp: {
      from: ['lostInPost'],
      to: 'withImplanter',
      by: ['holder'],
      clause: 'STOCK-17',
      words: 'A chip that was reported missing and turns up can be used again, as long as it hasn’t been replaced or refunded',
    },
    implant: { from: ['withImplanter', 'recalled'], to: 'implanted', by: ['Implanter'], ...HOLDER },
    register: {
      from: ['implanted', 'released'],
      to: 'registered',
      by: ['Implanter', 'recipient', 'keeper'],
      clause: 'STOCK-8',
      words: 'An animal is registered under its chip on the day it’s implanted',
    },
    takeOut: { from: ['implanted', 'registered'], to: 'withImplanter', by: ['Staff'], ...RESTORED },
    /** It was typed for another. */
    correctOut: { from: ['implanted', 'registered'], to: ['withImplanter', 'recalled'], by: ['Implanter', 'Staff'], ...NUMBER_CORRECTED },
    /** Another was typed for it. */
    correctIn: {
      from: ['withImplanter', 'recalled', 'expired'],
      to: ['implanted', 'registered'],
      by: ['Implanter', 'Staff'],
      ...NUMBER_CORRECTED,
    },
    offer: { from: ['withImplanter'], to: 'offered', by: ['Implanter'], ...HANDED_OVER },
    handOver: { from: ['offered'], to: 'withImplanter', by: ['Implanter'], ...HANDED_OVER },
    keep: { from: ['offered'], to: 'withImplanter', by: ['Implanter', 'clock', 'Staff'], ...HANDED_OVER },
    expire: { from: ['withImplanter', 'offered', 'reserved', 'dispatched'], to: 'expired', by: ['clock'], ...HOLDER },
    dud: {
      from: ['withImplanter'],
      to: 'deadUnused',
      by: ['Implanter'],
      ...REPLACED,
    },
    fail: {
      from: ['implanted', 'registered'],
      to: 'failedInAnimal',
      by: ['Implanter', 'Welfare'],
      clause: 'DEAD-2',
      words: 'A chip that fails, moves or causes harm must be reported to the Secretary of State (SI 2023/468 reg 11)',
    },
    clear: { from: ['failedInAnimal'], to: ['registered', 'implanted'], by: ['Staff'], ...STRUCK },
    refund: {
      from: ['withImplanter', 'recalled'],
      to: 'returned',
      by: ['Staff'],
      clause: 'STOCK-7',
      words: 'We take back unused chips',
    },
    release: {
      from: ['withImplanter', 'offered', 'expired', 'recalled', 'returned', 'lostInPost', 'deadUnused'],
      to: 'released',
      by: ['Staff'],
      clause: 'STOCK-13',
      words: 'Staff can release a chip that its implanter can no longer register, so that the animal’s keeper can',
    },
    recall: {
      from: ['withImplanter', 'offered'],
      to: 'recalled',
      by: ['Staff'],
      ...FREEZING,
    },
  },
})

export const batchLife = lifecycle({
  subject: 'batch of microchips',
  table: 'chip_batch',
  states: {
    inStock: 'Its chips can be ordered and implanted.',
    frozen: 'Too many of its chips have failed. They can’t be sold or implanted until Staff have checked.',
    recalled: 'Its chips have been recalled.',
  },
  starts: {
    receive: {
      to: ['inStock'],
      by: ['Staff'],
      clause: 'STOCK-9',
      words: 'Staff add batches to stock. No number can be in more than one batch',
    },
  },
  moves: {
    freeze: {
      from: ['inStock'],
      to: 'frozen',
      by: ['clock', 'Implanter', 'Welfare', 'Staff'],
      ...FREEZING,
    },
    unfreeze: {
      from: ['frozen'],
      to: 'inStock',
      by: ['Staff'],
      ...FREEZING,
    },
    recall: {
      from: ['inStock', 'frozen'],
      to: 'recalled',
      by: ['Staff'],
      ...FREEZING,
    },
  },
})
