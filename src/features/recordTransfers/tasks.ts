import type { Task, TaskContext } from '#features/accounts/points.ts'
import { earlier } from '#platform/clock/clock.ts'
import { paths } from '#src/paths.ts'
import { PROVEN, REMINDERS } from './lifecycle.ts'

/** Records that came from another database which has not said that it marked its own as moved. */
export async function moveTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  const unconfirmed = await db
    .selectFrom('databaseMove')
    .innerJoin('pet', 'pet.id', 'databaseMove.petId')
    .innerJoin('otherRegister', 'otherRegister.code', 'databaseMove.registerCode')
    .select(['databaseMove.id', 'pet.name', 'otherRegister.name as register'])
    .where('databaseMove.keeperId', '=', who.id)
    .where('pet.keeperId', '=', who.id)
    .where('databaseMove.status', 'in', PROVEN)
    .where('databaseMove.createdAt', '<=', earlier(now, { days: REMINDERS[0] }))
    .orderBy('databaseMove.createdAt')
    .limit(5)
    .execute()
  return unconfirmed.map(({ id, name, register }) => ({
    kind: 'moveUnconfirmed',
    id,
    title: `${register} may still show ${name} as its own`,
    text: `Their record still needs to be marked as moved. Send them the letter, which is ready to sign, or tell us if they’ve done it.`,
    link: paths.myRequests,
    act: 'See the move',
    urgent: false,
    dueAt: null,
  }))
}
