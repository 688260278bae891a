import { type Because, because } from '#platform/law/clause.ts'
import { PROVING, UNPROVEN } from './lifecycle.ts'

/** MOVE-1 */
export const isProven = ({ status }: { status: string }): boolean => !UNPROVEN.some((unproven) => unproven === status)

/** MOVE-11 Why a keeper can’t give proof of a move any more, or true. */
export const mayProve = (move: { status: string }): true | Because =>
  isProven(move) ? because(PROVING.clause, 'This move has been decided already. Write to us if you think we’re wrong.') : true

/** Whose turn an unproven move is, and why. */
export function turnOf({ status, proofKind, name }: { status: string | null; proofKind: string | null; name: string }): string {
  if (status === 'objected') return `Our turn: ${name} objects to its move, and we settle it.`
  if (proofKind === 'none') return 'Your turn: add what shows that it’s yours, for example the form its keeper signed.'
  return 'Our turn: we’re checking your proof.'
}
