import { lifecycle } from '#platform/law/lifecycle.ts'

/** Minutes for which the chips of an order that is not paid are held. */
export const RESERVED_MINUTES = 30
/** Days after delivery when an order counts as received. */
export const RECEIVED_DAYS = 7
/** Days of sterile life that a chip has left at least when it is sold. */
export const STERILE_DAYS = 183
/** How many chips a first order may have. */
export const FIRST_ORDER = 25

/** What is noted where somebody else tries to register a chip that an implanter holds. */
export const HOLDER = 'STOCK-4 A chip is implanted by the implanter who holds it, while it is sterile'

/** Of a chip that was given to an animal in place of another. */
export const RESTORED = 'DEAD-7 A number that was replaced by mistake is put back by Staff; it has found its animal all the while'

/** Of a report of a chip, and of the chip itself. */
export const STRUCK = 'DEAD-6 A report that was not so is struck out by Staff: it counts no longer, and nothing is owed for it'

const UNRELEASED = 'STOCK-14 Staff take the release of a chip back while nobody has registered it: it is again what it was before'

const LOST = 'STOCK-11 For a chip that never arrived another is sent, or its money given back'

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
    refunded: 'It was given back.',
    returnRequested: 'The implanter wants to send unused chips back.',
    returned: 'The chips are back, and never sold again.',
  },
  starts: {
    place: {
      to: ['placed'],
      by: ['Implanter'],
      rule: 'STOCK-1 An implanter with a valid certificate may order chips: 25 at first, later twice what they implanted in 90 days',
    },
  },
  moves: {
    pay: {
      from: ['placed'],
      to: 'paid',
      by: ['payments'],
      rule: 'STOCK-2 Chips are allocated once they are paid, the earliest expiry first, and nobody gets the same number',
    },
    allocate: {
      from: ['paid'],
      to: 'allocated',
      by: ['payments', 'clock'],
      rule: 'STOCK-2 Chips are allocated once they are paid, the earliest expiry first, and nobody gets the same number',
    },
    pack: { from: ['allocated'], to: 'packed', by: ['Staff'], rule: 'STOCK-3 Staff pack and send an order' },
    dispatch: { from: ['packed', 'allocated'], to: 'dispatched', by: ['Staff'], rule: 'STOCK-3 Staff pack and send an order' },
    swap: {
      from: ['allocated', 'packed'],
      to: 'allocated',
      by: ['Staff'],
      rule: 'STOCK-12 An order that is not sent has other chips, or their money, for those that may no longer be used',
    },
    deliver: { from: ['dispatched'], to: 'delivered', by: ['Staff', 'clock'], rule: 'STOCK-3 Staff pack and send an order' },
    receive: {
      from: ['dispatched', 'delivered'],
      to: 'received',
      by: ['holder', 'clock', 'Staff'],
      rule: 'STOCK-5 The implanter says that an order has come, or it counts as received 7 days after delivery',
    },
    cancel: {
      from: ['placed', 'paid'],
      to: 'cancelled',
      by: ['holder', 'clock', 'Staff'],
      rule: 'STOCK-6 An order may be cancelled until its chips are allocated',
    },
    refund: {
      from: ['paid', 'allocated', 'packed', 'cancelled', 'returned'],
      to: 'refunded',
      by: ['Staff', 'payments'],
      rule: 'STOCK-10 An order is paid back before it is sent, or once its unused chips have come back; never a chip that was implanted',
    },
    resend: { from: ['received'], to: 'dispatched', by: ['Staff'], rule: LOST },
    callBack: {
      from: ['received'],
      to: 'refunded',
      by: ['Staff'],
      rule: 'DEAD-8 What chips cost that are called back is paid back once they have come, with their registrations that are not used',
    },
    giveUp: { from: ['received'], to: 'refunded', by: ['Staff'], rule: LOST },
    askToReturn: { from: ['received'], to: 'returnRequested', by: ['holder'], rule: 'STOCK-7 Unused chips are taken back' },
    takeBack: { from: ['returnRequested'], to: 'returned', by: ['Staff'], rule: 'STOCK-7 Unused chips are taken back' },
  },
})

export const chipUnitLife = lifecycle({
  subject: 'microchip',
  table: 'chip_unit',
  states: {
    reserved: 'It belongs to an order that is paid.',
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
    released: 'Its implanter can no longer register it. Whoever keeps the animal that it is in may do so.',
  },
  starts: {
    allocate: {
      to: ['reserved'],
      by: ['payments', 'clock', 'Staff'],
      rule: 'STOCK-2 Chips are allocated once they are paid, the earliest expiry first, and nobody gets the same number',
    },
    replace: { to: ['withImplanter'], by: ['Staff'], rule: 'DEAD-1 A chip that never worked is given back for another' },
  },
  moves: {
    dispatch: { from: ['reserved'], to: 'dispatched', by: ['Staff'], rule: 'STOCK-3 Staff pack and send an order' },
    receive: {
      from: ['reserved', 'dispatched'],
      to: 'withImplanter',
      by: ['holder', 'clock'],
      rule: 'STOCK-5 The implanter says that an order has come, or it counts as received 7 days after delivery',
    },
    lose: {
      from: ['dispatched', 'expired'],
      to: 'lostInPost',
      by: ['holder', 'Staff'],
      rule: 'STOCK-5 The implanter says that an order has come, or it counts as received 7 days after delivery',
    },
    implant: { from: ['withImplanter'], to: 'implanted', by: ['Implanter'], rule: HOLDER },
    register: {
      from: ['implanted', 'released'],
      to: 'registered',
      by: ['Implanter', 'recipient', 'keeper'],
      rule: 'STOCK-8 An animal is registered under its chip on the day it gets it',
    },
    takeOut: { from: ['implanted', 'registered'], to: 'withImplanter', by: ['Staff'], rule: RESTORED },
    expire: { from: ['withImplanter', 'reserved', 'dispatched'], to: 'expired', by: ['clock'], rule: HOLDER },
    dud: {
      from: ['withImplanter'],
      to: 'deadUnused',
      by: ['Implanter'],
      rule: 'DEAD-1 A chip that never worked is given back for another',
    },
    fail: {
      from: ['implanted', 'registered'],
      to: 'failedInAnimal',
      by: ['Implanter', 'Welfare'],
      rule: 'DEAD-2 A chip that fails, moves or hurts is reported to the Secretary of State (SI 2023/468 reg 11)',
    },
    clear: { from: ['failedInAnimal'], to: 'registered', by: ['Staff'], rule: STRUCK },
    clearUnclaimed: { from: ['failedInAnimal'], to: 'implanted', by: ['Staff'], rule: STRUCK },
    giveBack: { from: ['withImplanter', 'recalled'], to: 'returned', by: ['Staff'], rule: 'STOCK-7 Unused chips are taken back' },
    release: {
      from: ['withImplanter', 'expired', 'recalled', 'returned', 'lostInPost', 'deadUnused'],
      to: 'released',
      by: ['Staff'],
      rule: 'STOCK-13 Staff release a chip that its implanter can no longer register, so that whoever keeps the animal may',
    },
    unreleaseHeld: { from: ['released'], to: 'withImplanter', by: ['Staff'], rule: UNRELEASED },
    unreleaseExpired: { from: ['released'], to: 'expired', by: ['Staff'], rule: UNRELEASED },
    unreleaseRecalled: { from: ['released'], to: 'recalled', by: ['Staff'], rule: UNRELEASED },
    unreleaseReturned: { from: ['released'], to: 'returned', by: ['Staff'], rule: UNRELEASED },
    unreleaseLost: { from: ['released'], to: 'lostInPost', by: ['Staff'], rule: UNRELEASED },
    unreleaseDud: { from: ['released'], to: 'deadUnused', by: ['Staff'], rule: UNRELEASED },
    recall: {
      from: ['withImplanter'],
      to: 'recalled',
      by: ['Staff'],
      rule: 'DEAD-4 A batch is frozen once at least two reporters found three of its chips, or more than one in a hundred, to fail; then Staff decide, and holders are told',
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
  starts: { receive: { to: ['inStock'], by: ['Staff'], rule: 'STOCK-9 Staff take batches in; two never hold the same number' } },
  moves: {
    freeze: {
      from: ['inStock'],
      to: 'frozen',
      by: ['clock', 'Implanter', 'Welfare', 'Staff'],
      rule: 'DEAD-4 A batch is frozen once at least two reporters found three of its chips, or more than one in a hundred, to fail; then Staff decide, and holders are told',
    },
    unfreeze: {
      from: ['frozen'],
      to: 'inStock',
      by: ['Staff'],
      rule: 'DEAD-4 A batch is frozen once at least two reporters found three of its chips, or more than one in a hundred, to fail; then Staff decide, and holders are told',
    },
    recall: {
      from: ['inStock', 'frozen'],
      to: 'recalled',
      by: ['Staff'],
      rule: 'DEAD-4 A batch is frozen once at least two reporters found three of its chips, or more than one in a hundred, to fail; then Staff decide, and holders are told',
    },
  },
})
