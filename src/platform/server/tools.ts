import type { Db } from '#platform/database/db.ts'
import { type Message, priorityOf } from '#platform/jobs/message.ts'
import { notify } from '#platform/jobs/notify.ts'
import type { Person } from '#platform/law/policy.ts'
import { type LawTools, lawOn } from '#platform/law/tools.ts'
import type { CallContext } from './answer.ts'
import type { Ground } from './perform.ts'

type Tools = LawTools & Pick<CallContext<never>, 'extensions' | 'send' | 'notify' | 'queue'>
type Means = Pick<Ground, 'queue' | 'extensions' | 'services'>

/** The tools of one transaction: what they write commits or vanishes together with it. */
export function toolsOn(db: Db, { queue, extensions, services }: Means, now: Date, who: Pick<Person, 'id' | 'by'> | null): Tools {
  const send = (message: Message) => queue.add(db, 'deliverMessage', message, 0, priorityOf(message))
  return {
    extensions,
    ...lawOn(db, now, who?.id ?? null, who?.by?.person.id ?? null),
    send,
    notify: (to, notice) => notify({ db, send, publicUrl: services.config.publicUrl }, to, notice),
    queue: (name, data, after) => queue.add(db, name, data, after),
  }
}
