import { shortId } from './commandline/shortid.ts'

const REASON = '--reason "…"'

/** A command of the command line about one thing, ready to type. */
export const commandFor = (name: string, id: string, ...more: string[]) => ['npm run staff --', name, shortId(id), ...more].join(' ')

/** The same with a reason, which decisions need. */
export const decisionFor = (name: string, id: string, ...more: string[]) => commandFor(name, id, ...more, REASON)

const SENDING = ['--tracking "…"']

/** What Staff do next with an order in each state, in the order in which they do it. */
const ORDER_NEXT: Record<'shop' | 'chips' | 'tag', Record<string, readonly (readonly [name: string, ...more: string[]])[]>> = {
  shop: {
    paid: [['print-order'], ['pack-shop-order'], ['cancel-order', REASON]],
    packed: [['print-order'], ['send-shop-order', ...SENDING]],
    sent: [['deliver-shop-order'], ['correct-tracking', ...SENDING]],
    returnAsked: [
      ['receive-shop-return', '--resell yes|no'],
      ['refuse-shop-return', REASON],
    ],
  },
  chips: {
    paid: [['cancel-chip-order', REASON]],
    allocated: [['print-order'], ['pack-chip-order']],
    packed: [['print-order'], ['dispatch-chip-order', ...SENDING]],
    dispatched: [['deliver-chip-order'], ['correct-tracking', ...SENDING], ['lose-chip-order', REASON]],
    returnRequested: [['receive-returned-chips']],
  },
  tag: {
    paid: [['print-order'], ['engrave-tag'], ['cancel-order', REASON]],
    engraved: [['print-order'], ['send-tag', ...SENDING]],
  },
}

/** The commands for an order that is in this state. */
export const nextForOrder = (kind: keyof typeof ORDER_NEXT, status: string, id: string): string[] =>
  (ORDER_NEXT[kind][status] ?? []).map(([name, ...more]) => commandFor(name, id, ...more))
