import { answer } from '#platform/server/answer.ts'
import { updateTag } from '../contract.ts'
import { tagLife } from '../lifecycle.ts'
import { ownTag } from '../queries.ts'

export default answer(updateTag, async ({ input, who, db, refuse, transition }) => {
  const tag = await ownTag(db, input.tagId, who.id)
  if (!tag) throw refuse('noSuchTag')
  return { status: await transition(tagLife, input.now, tag.id, 'keeper') }
})
