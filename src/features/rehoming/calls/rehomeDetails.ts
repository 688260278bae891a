import { accountById } from '#features/accounts/queries.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { rehomingCards } from '../cards.ts'
import { rehomeDetails } from '../contract.ts'
import { maySee, sideOf } from '../policy.ts'
import { rehomingById, rehomingByThread, rehomingByToken } from '../queries.ts'

export default answer(rehomeDetails, async (context) => {
  const { input, who, db, now, refuse } = context
  const rehoming = await asked(db, input)
  const side = rehoming && who ? sideOf(rehoming, await accountById(db, who.id)) : null
  const seen = rehoming && maySee(rehoming, side, { byToken: input.token !== undefined, signedIn: who !== null, now })
  const [card] = seen ? await rehomingCards(context, [rehoming], who) : []
  if (!card) throw refuse('noSuchRehoming')
  return card
})

type Asked = CallContext<typeof rehomeDetails>['input']

async function asked(db: CallContext<never>['db'], { token, threadId, rehomingId }: Asked) {
  if (token) return rehomingByToken(db, token)
  if (threadId) return rehomingByThread(db, threadId)
  return rehomingId ? rehomingById(db, rehomingId) : undefined
}
