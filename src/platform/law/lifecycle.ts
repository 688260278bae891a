import type { Role } from '#platform/contract/call.ts'

/** Who makes a move: a role, a party to the thing, the clock, or the payment provider's word. */
export type Mover = Role | 'keeper' | 'formerKeeper' | 'recipient' | 'requester' | 'holder' | 'clock' | 'payments' | 'otherRegister'

export interface Start<State extends string> {
  to: readonly State[]
  by: readonly Mover[]
  rule: string
}

export interface Move<State extends string> {
  from: readonly State[]
  to: State
  by: readonly Mover[]
  rule: string
}

export interface Lifecycle<State extends string = string, StartName extends string = string, MoveName extends string = string> {
  /** The word people read ("the pet is deceased"). */
  subject: string
  table: string
  states: Record<State, string>
  starts: Record<StartName, Start<State>>
  moves: Record<MoveName, Move<State>>
}

/** Declares a lifecycle: the states a thing can be in, how it begins, and the moves between states, each with its clause. */
export function lifecycle<const State extends string, const StartName extends string, const MoveName extends string>(law: {
  subject: string
  table: string
  states: Record<State, string>
  starts: Record<StartName, Start<NoInfer<State>>>
  moves: Record<MoveName, Move<NoInfer<State>>>
}): Lifecycle<State, StartName, MoveName> {
  return law
}

/** The state after the move, or a sentence that says why it may not be made. */
export function after<State extends string>(
  law: { subject: string; moves: Record<string, Move<State>> },
  name: string,
  state: string,
  by: Mover,
): { state: State } | { because: string } {
  const move = law.moves[name]
  if (!move) return { because: `There is no move called ${name}` }
  if (!move.by.includes(by)) return { because: `${move.rule}. This was asked by ${by}.` }
  if (!move.from.some((from) => from === state)) return { because: `${move.rule}. This ${law.subject} is ${words(state)}.` }
  return { state: move.to }
}

/** `awaitingPayment` → `awaiting payment`. */
const words = (state: string) => state.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
