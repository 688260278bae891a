import type { TransactionContext } from '#platform/server/answer.ts'
import { contactLife } from './lifecycle.ts'
import { weAnswer } from './messages.ts'
import { lockMessage } from './queries.ts'
import { writerOf } from './writer.ts'

type Tools = Pick<TransactionContext, 'db' | 'transition' | 'notify'>

/** CONTACT-2: sends our answer to whoever wrote. Null where there’s no such message, or it has been forgotten. */
export async function answerMessage({ db, transition, notify }: Tools, id: string, answer: string): Promise<{ reference: string } | null> {
  const message = await lockMessage(db, id)
  if (!message?.email) return null
  const { reference, email, name } = message
  await transition(contactLife, 'answer', id, 'Staff', { reference })
  await db.updateTable('contactMessage').set({ answer }).where('id', '=', id).execute()
  await notify(await writerOf(db, { id, email, name }), weAnswer({ reference, answer }))
  return { reference }
}
