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

/** How a chip that nobody has implanted can be used. */
export const CHIP_USES = ['ready', 'onItsWay', 'frozen', 'calledBack', 'notSterile'] as const

/** What is noted where somebody else tries to register a chip that an implanter holds. */
export const HOLDER = clause('STOCK-4', 'A chip is implanted by the implanter who holds it, while it is sterile')

/** Of a chip that was given to an animal in place of another. */
export const RESTORED = clause(
  'DEAD-7',
  'A number that was replaced by mistake is put back by Staff; it has found its animal all the while',
)

/** Of a report of a chip, and of the chip itself. */
export const STRUCK = clause('DEAD-6', 'A report that was not so is struck out by Staff: it counts no longer, and nothing is owed for it')

const ALLOCATED = clause('STOCK-2', 'Chips are allocated once they are paid, the earliest expiry first, and nobody gets the same number')

const REPLACED = clause('DEAD-1', 'We replace a chip that never worked')

const LOST = clause('STOCK-11', 'We resend or refund a chip that never arrived')

export const chipOrderLife = lifecycle({
  subject: 'chip order',
  table: 'chip_order',
  states: {
    placed: 'The chips are held for 30 minutes, until it is paid.',
    paid: 'It is paid.',
    allocated: 'The numbers of its chips are known.',
    packed: 'It is packed.',
    dispatched: 'It is on its way.',
    delivered: 'The carrier says that it has arrived.',
    received: 'The implanter has it.',
    cancelled: 'It was not paid, or cancelled before its chips were allocated. They are free again.',
    refunded: 'Returned to us.',
    returnRequested: 'The implanter wants to send unused chips back.',
    returned: 'The chips are back, and never sold again.',
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
      words: 'An implanter with a valid certificate may order chips: 25 at first, later twice what they implanted in 90 days',
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
      words: 'An order that is not sent has other chips, or their money, for those that may no longer be used',
    },
    deliver: { from: ['dispatched'], to: 'delivered', by: ['Staff', 'clock'], clause: 'STOCK-3', words: 'Staff pack and send an order' },
    receive: {
      from: ['dispatched', 'delivered'],
      to: 'received',
      by: ['holder', 'clock', 'Staff'],
      clause: 'STOCK-5',
      words: 'The implanter says that an order has come, or it counts as received 7 days after delivery',
    },
    cancel: {
      from: ['placed', 'paid'],
      to: 'cancelled',
      by: ['holder', 'clock', 'Staff'],
      clause: 'STOCK-6',
      words: 'An order may be cancelled until its chips are allocated',
    },
    refund: {
      from: ['paid', 'allocated', 'packed', 'cancelled', 'returned'],
      to: 'refunded',
      by: ['Staff', 'payments'],
      clause: 'STOCK-10',
      words: 'An order is paid back before it is sent, or once its unused chips have come back; never a chip that was implanted',
    },
    resend: { from: ['received'], to: 'dispatched', by: ['Staff'], ...LOST },
    callBack: {
      from: ['received'],
      to: 'refunded',
      by: ['Staff'],
      clause: 'DEAD-8',
      words: 'What chips cost that are called back is paid back once they have come, with their registrations that are not used',
    },
    giveUp: { from: ['received'], to: 'refunded', by: ['Staff'], ...LOST },
    askToReturn: { from: ['received'], to: 'returnRequested', by: ['holder'], clause: 'STOCK-7', words: 'Unused chips are taken back' },
    receiveReturn: { from: ['returnRequested'], to: 'returned', by: ['Staff'], clause: 'STOCK-7', words: 'Unused chips are taken back' },
  },
})

export const chipUnitLife = lifecycle({
  subject: 'microchip',
  table: 'chip_unit',
  states: {
    reserved: 'It belongs to an order that is paid.',
    unsold: 'It belonged to an order and was never sent. It is nobody’s, and can be sold again while its batch can.',
    dispatched: 'It is on its way.',
    withImplanter: 'An implanter holds it.',
    implanted: 'It is in an animal that is not registered yet.',
    registered: 'It is in an animal on the register.',
    returned: 'It came back unused, and is never sold again.',
    lostInPost: 'It never arrived. Nobody may use it.',
    expired: 'It is no longer sterile.',
    deadUnused: 'It did not work and was never implanted.',
    failedInAnimal: 'It is in an animal and does not work, or has moved, or has hurt.',
    recalled: 'Its batch was recalled.',
    released: 'Its implanter can no longer register it, so the animal’s keeper can.',
  },
  starts: {
    allocate: {
      to: ['reserved'],
      by: ['payments', 'clock', 'Staff'],
      ...ALLOCATED,
    },
    replace: { to: ['withImplanter'], by: ['Staff'], ...REPLACED },
  },
  moves: {
    putBack: {
      from: ['reserved', 'expired'],
      to: 'unsold',
      by: ['Staff', 'payments'],
      clause: 'STOCK-14',
      words: 'A chip that was never sent goes back into stock when its order ends, or has another in its place',
    },
    allocate: { from: ['unsold'], to: 'reserved', by: ['payments', 'clock', 'Staff'], ...ALLOCATED },
    replace: { from: ['unsold'], to: 'withImplanter', by: ['Staff'], ...REPLACED },
    dispatch: { from: ['reserved'], to: 'dispatched', by: ['Staff'], clause: 'STOCK-3', words: 'Staff pack and send an order' },
    receive: {
      from: ['reserved', 'dispatched'],
      to: 'withImplanter',
      by: ['holder', 'clock'],
      clause: 'STOCK-5',
      words: 'The implanter says that an order has come, or it counts as received 7 days after delivery',
    },
    lose: {
      from: ['dispatched', 'expired'],
      to: 'lostInPost',
      by: ['holder', 'Staff'],
      clause: 'STOCK-5',
      words: 'The implanter says that an order has come, or it counts as received 7 days after delivery',
    },
    implant: { from: ['withImplanter'], to: 'implanted', by: ['Implanter'], ...HOLDER },
    register: {
      from: ['implanted', 'released'],
      to: 'registered',
      by: ['Implanter', 'recipient', 'keeper'],
      clause: 'STOCK-8',
      words: 'An animal is registered under its chip on the day it gets it',
    },
    takeOut: { from: ['implanted', 'registered'], to: 'withImplanter', by: ['Staff'], ...RESTORED },
    expire: { from: ['withImplanter', 'reserved', 'dispatched'], to: 'expired', by: ['clock'], ...HOLDER },
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
      words: 'A chip that fails, moves or hurts is reported to the Secretary of State (SI 2023/468 reg 11)',
    },
    clear: { from: ['failedInAnimal'], to: ['registered', 'implanted'], by: ['Staff'], ...STRUCK },
    refund: {
      from: ['withImplanter', 'recalled'],
      to: 'returned',
      by: ['Staff'],
      clause: 'STOCK-7',
      words: 'Unused chips are taken back',
    },
    release: {
      from: ['withImplanter', 'expired', 'recalled', 'returned', 'lostInPost', 'deadUnused'],
      to: 'released',
      by: ['Staff'],
      clause: 'STOCK-13',
      words: 'Staff can release a chip that its implanter can no longer register, so that the animal’s keeper can',
    },
    recall: {
      from: ['withImplanter'],
      to: 'recalled',
      by: ['Staff'],
      clause: 'DEAD-4',
      words:
        'A batch is frozen once at least two reporters found three of its chips, or more than one in a hundred, to fail; then Staff decide, and holders are told',
    },
  },
})

export const batchLife = lifecycle({
  subject: 'batch of microchips',
  table: 'chip_batch',
  states: {
    inStock: 'Its chips can be ordered and implanted.',
    frozen: 'Too many of its chips have failed. None is sold or implanted until Staff have looked.',
    recalled: 'Its chips are called back.',
  },
  starts: {
    receive: { to: ['inStock'], by: ['Staff'], clause: 'STOCK-9', words: 'Staff take batches in; two never hold the same number' },
  },
  moves: {
    freeze: {
      from: ['inStock'],
      to: 'frozen',
      by: ['clock', 'Implanter', 'Welfare', 'Staff'],
      clause: 'DEAD-4',
      words:
        'A batch is frozen once at least two reporters found three of its chips, or more than one in a hundred, to fail; then Staff decide, and holders are told',
    },
    unfreeze: {
      from: ['frozen'],
      to: 'inStock',
      by: ['Staff'],
      clause: 'DEAD-4',
      words:
        'A batch is frozen once at least two reporters found three of its chips, or more than one in a hundred, to fail; then Staff decide, and holders are told',
    },
    recall: {
      from: ['inStock', 'frozen'],
      to: 'recalled',
      by: ['Staff'],
      clause: 'DEAD-4',
      words:
        'A batch is frozen once at least two reporters found three of its chips, or more than one in a hundred, to fail; then Staff decide, and holders are told',
    },
  },
})
