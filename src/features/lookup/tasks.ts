import type { Task, TaskContext } from '#features/accounts/points.ts'
import { paths } from '#src/paths.ts'
import { nameInThread } from './queries.ts'

/** Messages of finders that have not been read. */
export async function messageTasks({ db, who }: TaskContext): Promise<Task[]> {
  const unread = await db
    .selectFrom('thread')
    .innerJoin('message', 'message.threadId', 'thread.id')
    .leftJoin('pet', (join) => join.onRef('pet.id', '=', 'thread.petId').on('pet.keeperId', '=', who.id))
    .select(['thread.id', nameInThread.as('name')])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('thread.keeperId', '=', who.id)
    .where('message.side', '=', 'finder')
    .where('message.readAt', 'is', null)
    .groupBy(['thread.id', 'thread.card', 'thread.lastAt', 'pet.id'])
    .orderBy('thread.lastAt', 'desc')
    .limit(20)
    .execute()
  return unread.map(({ id, name, count }) => ({
    kind: 'message',
    id,
    title: `Someone sent you a message about ${name ?? 'a pet'}`,
    text: `${count === 1 ? '1 new message' : `${count} new messages`}. The finder won’t see your details when you reply.`,
    link: paths.conversation(id),
    act: 'Read and reply',
    urgent: true,
    dueAt: null,
  }))
}
