import { qualificationOf } from '#features/implanting/queries/practices.ts'
import { newId } from '#platform/database/id.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import { answer } from '#platform/server/answer.ts'
import { createApiKey } from '../contract.ts'
import { newKey } from '../keys.ts'
import { apiKeyLife } from '../lifecycle.ts'
import { apiKeyMade } from '../messages.ts'
import { keyProblem } from '../policy.ts'
import { countInUse } from '../queries.ts'

const MOST_IN_USE = 20

export default answer(createApiKey, async ({ input, who, db, now, refuse, start, notify }) => {
  const { isVerified } = await qualificationOf(db, who)
  const problem = keyProblem({ roles: who.roles, isVerified }, input)
  if (problem) throw refuse(problem)
  await oneAtATime(db, `apiKeys/${who.id}`)
  if ((await countInUse(db, who.id)) >= MOST_IN_USE) throw refuse('tooMany')

  const { prefix, key, secretHash } = newKey(input.mode)
  const { name, mode } = input
  const scopes = [...new Set(input.scopes)]
  const begun = { id: newId(), status: 'inUse' as const }
  await db
    .insertInto('apiKey')
    .values({ ...begun, statusAt: now, accountId: who.id, name, prefix, secretHash, mode, scopes, createdAt: now })
    .execute()
  await start(apiKeyLife, 'create', begun, 'holder', { mode, scopes })
  await notify(who.id, apiKeyMade({ name, prefix }))
  return { keyId: begun.id, prefix, key }
})
