import * as z from 'zod'
import type { Files } from '#adapters/files/files.ts'
import type { Db } from '#platform/database/db.ts'
import { job } from '#platform/jobs/job.ts'
import { forgetLooseFiles } from '../forgetLooseFiles.ts'

/** Removes every file that nothing needs any more, first its row and then from the store (UK GDPR Article 5(1)(e)). */
export default job({
  name: 'forgetFiles',
  schedule: '30 4 * * *',
  patience: 3600,
  data: z.object({}),
  outside: true,
  work: async ({ db, now, services }) => {
    await forgetLooseFiles(db, now)
    await emptyStore(db, services.files)
  },
})

const AT_ONCE = 500
/** A store that refuses so many files isn’t asked again before the next try. */
const MOST_FAILURES = 20

/** Removes what the store still has. One that it fails to remove holds up no other, and is tried again. */
async function emptyStore(db: Db, files: Files): Promise<void> {
  const failures: unknown[] = []
  const next = (after: string) =>
    db.selectFrom('removedFile').select('key').where('key', '>', after).orderBy('key').limit(AT_ONCE).execute()
  for (let some = await next(''); some.length > 0; some = await next(some.at(-1)?.key ?? ''))
    for (const { key } of some) {
      await files.remove(key).then(
        () => db.deleteFrom('removedFile').where('key', '=', key).execute(),
        (error: unknown) => failures.push(error),
      )
      if (failures.length === MOST_FAILURES) throw failures[0]
    }
  if (failures.length > 0) throw failures[0]
}
