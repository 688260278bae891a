import { MOST_TASKS, withOthers } from '#features/accounts/firstTasks.ts'
import type { Task, TaskContext } from '#features/accounts/points.ts'
import { paths } from '#src/paths.ts'
import { isAboutAnimal } from './handle.ts'
import { conversationsOf } from './list.ts'

/** Messages that wait to be read: those about an animal are urgent. */
export async function messageTasks({ db, who }: TaskContext): Promise<Task[]> {
  const { items, total } = await conversationsOf(db, who, { page: 1, pageSize: MOST_TASKS, sort: '-lastAt' }, { unreadOnly: true })
  const tasks = items.map(
    ({ threadId, about, petName, other, unread }): Task => ({
      kind: 'message',
      id: threadId,
      title: isFromFinder(about, other.role)
        ? `Someone sent you a message about ${petName ?? 'a pet'}`
        : `${other.name} sent you a message${other.role === 'organisation' && petName ? ` about ${petName}` : ''}`,
      text: `${unread === 1 ? '1 new message' : `${unread} new messages`}.${other.role === 'finder' ? ' The finder won’t see your details when you reply.' : ''}`,
      link: paths.conversation(threadId),
      act: 'Read and reply',
      urgent: isAboutAnimal({ about }),
      dueAt: null,
    }),
  )
  return withOthers(tasks, total, { what: ['conversation', 'conversations'], link: paths.conversations, act: 'See conversations' })
}

const isFromFinder = (about: Parameters<typeof isAboutAnimal>[0]['about'], role: string) => isAboutAnimal({ about }) && role === 'finder'
