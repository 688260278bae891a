import { jsonIn } from '#platform/web/read.ts'

/** Answers that are chosen and not saved yet, kept on the device so that neither a reload nor a lost connection loses them. */
export type Pending = Readonly<Record<string, string>>

const keyOf = (attemptId: string) => `homeward.exam.${attemptId}`

export function readPending(attemptId: string): Pending {
  const kept = jsonIn(localStorage.getItem(keyOf(attemptId)))
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).flatMap(([id, option]) => (typeof option === 'string' ? [[id, option]] : [])))
}

export function keepPending(attemptId: string, pending: Pending): void {
  if (Object.keys(pending).length === 0) return localStorage.removeItem(keyOf(attemptId))
  localStorage.setItem(keyOf(attemptId), JSON.stringify(pending))
}

/** What is left once one answer is saved, unless it was changed meanwhile. */
export const withoutSaved = (pending: Pending, id: string, option: string): Pending =>
  pending[id] === option ? Object.fromEntries(Object.entries(pending).filter(([other]) => other !== id)) : pending
