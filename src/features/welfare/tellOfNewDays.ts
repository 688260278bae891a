import { threadById } from '#features/chat/queries.ts'
import { writeMessage } from '#features/chat/writeMessage.ts'
import type { Db } from '#platform/database/db.ts'
import type { AnimalInCare } from './animalsInCare.ts'
import { daysForKeeper } from './messages.ts'
import type { TellTools } from './points.ts'
import { custodyOf } from './queries/custodies.ts'
import { FREE_FROM } from './stays.ts'

/** HOLD-1 Tells the keepers of dogs that are held for them until which day, where that has just changed. */
export async function tellOfNewDays(tools: TellTools, dogs: readonly Pick<AnimalInCare, 'id' | 'intakeId' | 'isHeld' | 'freeFrom'>[]) {
  const { db } = tools
  for (const { id, intakeId, isHeld, freeFrom } of dogs) {
    const custody = isHeld ? await custodyOf(db, id) : undefined
    const thread = custody?.threadId && (await threadById(db, custody.threadId))
    const now = thread ? await freeFromOf(db, intakeId) : null
    const text = custody && now && now !== freeFrom && daysForKeeper(custody.petName, now)
    if (thread && text) await writeMessage(tools, thread, 'guest', { text })
  }
}

/** PET-15 From which day the stray dog of an intake may go; null for any other animal. */
export async function freeFromOf(db: Db, intakeId: string): Promise<string | null> {
  const stay = await db
    .selectFrom('intake')
    .innerJoin('pet', 'pet.id', 'intake.petId')
    .select(FREE_FROM.as('freeFrom'))
    .where('intake.id', '=', intakeId)
    .executeTakeFirstOrThrow()
  return stay.freeFrom
}
