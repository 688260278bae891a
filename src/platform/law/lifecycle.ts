import type { Role } from '#platform/contract/call.ts'
import { keysOf } from '#platform/keysof.ts'
import { type Because, because, type Clause, clause } from './clause.ts'

/** Who makes a move: a role, a party to the thing, the clock, or the word of the payment provider, another register or the insurer. */
export type Actor =
  | Role
  | 'keeper'
  | 'formerKeeper'
  | 'sharer'
  | 'finder'
  | 'recipient'
  | 'requester'
  | 'holder'
  | 'clock'
  | 'payments'
  | 'otherRegister'
  | 'insurer'

export interface Start<State extends string> {
  to: readonly State[]
  by: readonly Actor[]
  clause: Clause
  words: string
}

export interface Move<State extends string> {
  from: readonly State[]
  /** Where it leads; of several whoever makes it says which, by a fact. */
  to: State | readonly State[]
  by: readonly Actor[]
  clause: Clause
  words: string
}

export interface Lifecycle<State extends string = string, StartName extends string = string, MoveName extends string = string> {
  /** The word people read ("the pet is deceased"). */
  subject: string
  table: string
  states: Record<State, string>
  /** What a refusal says of a thing in a state: 'has been reported missing'. A state that is not here reads as its name does: 'is active'. */
  reads?: Partial<Record<State, string>>
  starts: Record<StartName, Start<State>>
  moves: Record<MoveName, Move<State>>
}

/** Declares a lifecycle: the states a thing can be in, how it begins, and the moves between states, each with its clause. */
/* @__NO_SIDE_EFFECTS__ */
export function lifecycle<const State extends string, const StartName extends string, const MoveName extends string>(law: {
  subject: string
  table: string
  states: Record<State, string>
  reads?: Partial<Record<NoInfer<State>, string>>
  starts: Record<StartName, Start<NoInfer<State>>>
  moves: Record<MoveName, Move<NoInfer<State>>>
}): Lifecycle<State, StartName, MoveName> {
  for (const { clause: number, words } of Object.values<Start<State> | Move<State>>({ ...law.starts, ...law.moves })) clause(number, words)
  return law
}

/** The states in which a thing can be, in the order in which they are declared. */
export const statesOf = <State extends string>(law: { states: Record<State, string> }): State[] => keysOf(law.states)

/** The states to which a move leads. */
export const targetsOf = <State extends string>({ to }: Pick<Move<State>, 'to'>): readonly State[] => (typeof to === 'string' ? [to] : to)

/** The state after the move (the first, where it leads to several), or a sentence that says why it may not be made. */
export function after<State extends string>(
  law: { subject: string; reads?: Readonly<Record<string, string | undefined>>; moves: Record<string, Move<State>> },
  name: string,
  state: string,
  by: Actor,
): { state: State } | Because {
  const move = law.moves[name]
  const [to] = move ? targetsOf(move) : []
  if (!move || !to) return because(null, `There is no move called ${name}`)
  if (!move.by.includes(by)) return because(move.clause, `${move.words}. This was asked by ${by}.`)
  if (!move.from.some((from) => from === state))
    return because(move.clause, `${move.words}. This ${law.subject} ${law.reads?.[state] ?? `is ${words(state)}`}.`)
  return { state: to }
}

/** The state to which a move leads. @throws where it leads to several and none of them is said, or another */
export function targetOf<State extends string, Moves extends string>(
  law: { subject: string; moves: Record<Moves, Move<State>> },
  name: NoInfer<Moves>,
  said?: NoInfer<State>,
): State {
  const targets = targetsOf(law.moves[name])
  const to = said ?? (targets.length === 1 ? targets[0] : undefined)
  if (to === undefined || !targets.includes(to)) throw new Error(`${law.subject}: ${name} leads to ${targets.join(' or ')}, not to ${said}`)
  return to
}

/** `awaitingPayment` → `awaiting payment`. */
const words = (state: string) => state.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
