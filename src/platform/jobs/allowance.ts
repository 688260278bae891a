import type { Channel, Kind } from './message.ts'

/**
 * What counts together. Beside the kinds: `fixed` is what an address gets that nobody has confirmed; `question` asks it once whether it
 * wants to hear from us; `afterStop` is a code that somebody asks for with an address whose holder wants no messages.
 */
export type Class = Kind | 'fixed' | 'question' | 'afterStop'

interface Window {
  times: number
  hours: number
}

const DAY = 24
const MONTH = 30 * DAY
const upTo = (hourly: number, daily: number): Window[] => [
  { times: hourly, hours: 1 },
  { times: daily, hours: DAY },
]

const QUESTION = [{ times: 1, hours: MONTH }]
const ON_PAPER: Window[] = [
  { times: 2, hours: DAY },
  { times: 6, hours: MONTH },
]
/** Whom only paper reaches has to hear of a claim or a changed address the same day. */
const NEEDED_ON_PAPER: Window[] = [
  { times: 5, hours: DAY },
  { times: 15, hours: MONTH },
]

/** How much one address may be sent, whoever causes it. Texts and letters cost money, so there are fewer of them. */
export const ALLOWANCE: Record<Channel, Record<Class, Window[]>> = {
  email: {
    usual: upTo(30, 100),
    urgent: upTo(20, 60),
    needed: upTo(20, 60),
    code: upTo(6, 15),
    conversation: upTo(12, 40),
    digest: upTo(1, 8),
    fixed: [...upTo(2, 3), { times: 10, hours: MONTH }],
    question: QUESTION,
    afterStop: [{ times: 2, hours: DAY }],
  },
  sms: {
    usual: upTo(4, 10),
    urgent: upTo(6, 15),
    needed: upTo(6, 15),
    code: upTo(5, 10),
    conversation: upTo(6, 12),
    digest: upTo(1, 3),
    fixed: [...upTo(1, 2), { times: 5, hours: MONTH }],
    question: QUESTION,
    afterStop: [{ times: 1, hours: DAY }],
  },
  post: {
    usual: ON_PAPER,
    urgent: ON_PAPER,
    needed: NEEDED_ON_PAPER,
    code: ON_PAPER,
    conversation: ON_PAPER,
    digest: ON_PAPER,
    fixed: ON_PAPER,
    question: ON_PAPER,
    afterStop: ON_PAPER,
  },
}

/** The part of it that one conversation, or one person who offers, may use up in an hour: a flood of theirs leaves room for others. */
export const OF_ONE_SOURCE: Record<Channel, number> = { email: 8, sms: 3, post: 2 }

/** What becomes of a message for which there is no room. What the law or an account's safety needs comes later, and is never dropped. */
export const OVER: Record<Class, 'held' | 'later' | 'dropped'> = {
  usual: 'held',
  urgent: 'held',
  conversation: 'held',
  needed: 'later',
  code: 'dropped',
  digest: 'dropped',
  fixed: 'dropped',
  question: 'dropped',
  afterStop: 'dropped',
}
