import { answer } from '#platform/server/answer.ts'
import { revokeApiKey } from '../contract.ts'
import { apiKeyLife } from '../lifecycle.ts'
import { keyOfHolder } from '../queries.ts'

export default answer(revokeApiKey, async ({ input, who, db, refuse, transition }) => {
  const key = await keyOfHolder(db, input.keyId, who.id)
  if (!key) throw refuse('noSuchKey')
  if (key.status === 'inUse') await transition(apiKeyLife, 'revoke', key.id, 'holder')
  return null
})
