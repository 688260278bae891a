import type { CallFailed } from '#platform/web/failed.ts'
import { fieldsIn, partOf, textIn } from '#platform/web/read.ts'
import { blankChip, type ChipAnswers } from '../register/answers.ts'

/** Why an animal is not on the register yet, in the words of who said so. */
export interface Problem {
  message: string
  code: string
  /** A sentence for each wrong answer, by its dotted path. */
  fields: Record<string, string>
}

/** An animal that was chipped and is not on the register yet. */
export interface Queued {
  /** The `draftId`, by which the server knows what it has had before. */
  id: string
  /** What stands in the form. */
  answers: ChipAnswers
  /** The same as `registerChip` takes it. */
  asked: Record<string, unknown>
  /** A conflict is sent again only when its implanter says so. */
  state: 'waiting' | 'sending' | 'conflict'
  problem?: Problem
  addedAt: string
  /** Whose it is: the `sub` of the session. */
  account: string
}

/** What an item becomes when its call has ended: nothing once it is on the register. */
export function afterSending(item: Queued, failure: CallFailed | null): Queued | null {
  if (!failure) return null
  const { message, code, fields } = failure
  const { problem: _earlier, ...bare } = item
  if (NO_SIGNAL.has(code)) return { ...bare, state: 'waiting' }
  return { ...bare, state: failure.isPassing ? 'waiting' : 'conflict', problem: { message, code, fields } }
}

const NO_SIGNAL: ReadonlySet<string> = new Set(['offline', 'unreachable'])

/** CHIP-2 Whether it was refused only because another database holds its chip, so that its implanter may say yes to it. */
export const asksForYes = ({ problem }: Pick<Queued, 'problem'>) => problem?.code === 'heldElsewhere'

/** The same once they have. */
export function withYes(item: Queued): Queued {
  const pet = partOf(item.asked, 'pet')
  return {
    ...item,
    asked: { ...item.asked, pet: { ...(isRecord(pet) && pet), evenIfHeldElsewhere: true } },
    answers: { ...item.answers, pet: { ...item.answers.pet, evenIfHeldElsewhere: true } },
  }
}

/** Whether a refused animal may be taken as it is once something else has changed: a request taken back, an order received, a check by Staff. */
export const mayComeRight = ({ problem }: Pick<Queued, 'problem'>) => problem === undefined || CHANGING.has(problem.code)

const CHANGING: ReadonlySet<string> = new Set([
  'chipTaken',
  'frozen',
  'noneLeft',
  'notVerified',
  'otherHolder',
  'outOfScope',
  'unknown',
  'usedAlready',
])

/** Reads what lies on the device, which an older version of this page may have put there; null where it is no such item, or another person’s. */
export function readQueued({ id, thing }: { id: string; thing: unknown }, account: string): Queued | null {
  const [asked, addedAt, problem] = [partOf(thing, 'asked'), textIn(thing, 'addedAt'), partOf(thing, 'problem')]
  if (!id || textIn(thing, 'account') !== account || !isRecord(asked)) return null
  if (!addedAt || Number.isNaN(Date.parse(addedAt))) return null
  const blank = blankChip({ now: new Date(addedAt), draftId: id })
  const message = textIn(problem, 'message')
  return {
    id,
    account,
    addedAt,
    asked: { ...asked, draftId: id },
    answers: { ...laidOver(blank, partOf(thing, 'answers')), draftId: id },
    state: textIn(thing, 'state') === 'conflict' ? 'conflict' : 'waiting',
    ...(message && { problem: { message, code: textIn(problem, 'code') ?? 'unknown', fields: fieldsIn(problem) } }),
  }
}

/** What was kept, as far as it has the kinds of the blank form; the rest stays blank. */
function laidOver<Values extends Record<string, unknown>>(blank: Values, kept: unknown): Values {
  const fields = Object.entries(blank).map(([name, start]) => [name, keptValue(start, partOf(kept, name))] as const)
  return { ...blank, ...Object.fromEntries(fields) }
}

function keptValue(start: unknown, kept: unknown): unknown {
  if (isRecord(start)) return laidOver(start, kept)
  return typeof kept === typeof start ? kept : start
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first that was put here is the first to go. */
export const inOrder = (items: Queued[]) =>
  items.sort((one, other) => one.addedAt.localeCompare(other.addedAt) || one.id.localeCompare(other.id))
