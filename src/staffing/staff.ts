import { systemClock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { openQueue, type Queue } from '#platform/jobs/queue.ts'
import type { Asked } from '#platform/server/answer.ts'
import type { Opened } from '#platform/server/command.ts'
import { findJobs } from '#platform/server/find.ts'
import { nobodyListens } from '#platform/server/live.ts'
import type { Needs } from '#platform/server/needs.ts'
import { needsOf } from '#platform/server/outside.ts'
import { publicUrlBeside } from '#platform/server/publicurl.ts'
import { toolsOn } from '#platform/server/tools.ts'
import { actingAccount } from './actor.ts'

/** With what Staff change something: what is written and the letters about it commit together. */
export type StaffTools = Pick<Asked<never>, 'db' | 'now' | 'needs' | 'move' | 'start' | 'note' | 'send' | 'queue'>

/** What a command of Staff is given. */
export interface Staff {
  db: Db
  now: Date
  /** Does something in one transaction. */
  act: <Done>(work: (tools: StaffTools) => Promise<Done>) => Promise<Done>
}

/** Staff at a register, at one moment. `whoActs` finds the account that each change names, or throws where it is not one of Staff. */
export function staffAt(
  { db, queue, needs }: { db: Db; queue: Queue; needs: Needs },
  now: Date,
  whoActs: WhoActs = async () => null,
): Staff {
  const act: Staff['act'] = async (work) => {
    const byAccount = await whoActs()
    return await db
      .transaction()
      .execute((transaction) => work({ db: transaction, now, needs, ...toolsOn(transaction, queue, now, byAccount) }))
  }
  return { db, now, act }
}

type WhoActs = () => Promise<string | null>

/** Lets Staff work beside a running register, or without one; then the letters go out once it runs. */
export async function asStaff<Done>(db: Db, { config, url }: Opened, work: (staff: Staff) => Promise<Done>): Promise<Done> {
  const onError = (error: Error) => void process.stderr.write(`${error.message}\n`)
  const here = { ...config, publicUrl: publicUrlBeside(config) }
  const needs = needsOf(here, { db, captchaDb: db }, systemClock, nobodyListens, url)
  const queue = await openQueue(url, await findJobs(), { timetable: false, vault: needs.vault, onError })
  return work(staffAt({ db, queue, needs }, systemClock.now(), () => actingAccount(db, config.STAFF_ACCOUNT, config.development))).finally(
    () => queue.stop(),
  )
}
