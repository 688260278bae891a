import { accountById } from '#features/accounts/queries.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { rehomingCards } from '../cards.ts'
import { rehomeDetails } from '../contract.ts'
import { maySee, sideOf } from '../policy.ts'
import { rehomingById, rehomingByToken } from '../queries.ts'

export default answer(rehomeDetails, async ({ input, who, db, now, refuse }) => {
  const rehoming = await asked(db, input)
  const side = rehoming && who ? sideOf(rehoming, await accountById(db, who.id)) : null
  const seen = rehoming && maySee(rehoming, side, { byToken: input.token !== undefined, signedIn: who !== null, now })
  const [card] = seen ? await rehomingCards(db, [rehoming], who, now) : []
  if (!card) throw refuse('noSuchRehoming')
  return card
})

async function asked(db: CallContext<never>['db'], { token, rehomingId }: { token?: string | undefined; rehomingId?: string | undefined }) {
  if (token) return rehomingByToken(db, token)
  return rehomingId ? rehomingById(db, rehomingId) : undefined
}
