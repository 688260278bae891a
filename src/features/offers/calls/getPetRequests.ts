import { accountById } from '#features/accounts/queries.ts'
import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { getPetRequests } from '../contract.ts'
import { OPEN_OFFER } from '../lifecycle.ts'
import { isMine } from '../mine.ts'
import { recordSeen, requestsShown } from '../requestlist.ts'

export default answer(getPetRequests, async (context) => {
  const { input, who, db, now } = context
  const { box, state } = input
  const me = await accountById(db, who.id)
  let asking = db.selectFrom('offer')
  asking = box === 'fromMe' ? asking.where('offer.fromAccount', '=', me.id) : asking.where(isMine(me))
  if (state === 'open') asking = asking.where('offer.status', 'in', OPEN_OFFER)

  const { rows: found, ...page } = await pageOfRows(
    asking.selectAll(),
    { by: { sentAt: 'createdAt', answerBy: 'answerBy' }, id: 'id' },
    input,
  )
  const offers = box === 'toMe' ? await recordSeen(context, found) : found
  return { items: await requestsShown(db, offers, who, now), ...page }
})
