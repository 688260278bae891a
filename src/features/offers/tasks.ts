import { firstTasks } from '#features/accounts/firstTasks.ts'
import type { Task, TaskContext } from '#features/accounts/points.ts'
import { accountById } from '#features/accounts/queries.ts'
import { later } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { OPEN_OFFER } from './lifecycle.ts'
import { isMine } from './mine.ts'

/** Animals that are offered to this person, and are theirs once they say so. */
export async function offerTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  const me = await accountById(db, who.id)
  const offers = db
    .selectFrom('offer')
    .innerJoin('pet', 'pet.id', 'offer.petId')
    .select(['offer.id', 'offer.kind', 'offer.answerBy', 'pet.name'])
    .where('offer.status', 'in', OPEN_OFFER)
    .where('offer.answerBy', '>', now)
    .where('offer.id', 'in', db.selectFrom('offer').select('offer.id').where(isMine(me)))
    .orderBy('offer.answerBy')
  return firstTasks(
    offers,
    ({ id, kind, answerBy, name }) => ({
      id,
      kind: kind === 'litter' ? 'litterRequest' : 'offer',
      title: kind === 'litter' ? `Is ${name} from your litter?` : OFFERED[kind](name),
      text: `Say yes or no by ${whenText(answerBy, 'day')}. If you say yes, you become the keeper.`,
      link: paths.requests,
      act: 'Answer the request',
      urgent: true,
      dueAt: answerBy,
    }),
    { what: ['request', 'requests'], act: 'See requests' },
  )
}

const OFFERED = {
  sale: (name: string) => `A breeder has offered you ${name}`,
  adoption: (name: string) => `You can adopt ${name}`,
  registration: (name: string) => `Is ${name} yours?`,
} as const

const ENDING_DAYS = 3

/** Offers of this person's own that nobody has answered and that end soon. */
export async function endingTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  const ending = db
    .selectFrom('offer')
    .innerJoin('pet', 'pet.id', 'offer.petId')
    .select(['offer.id', 'offer.kind', 'offer.answerBy', 'pet.name'])
    .where('offer.fromAccount', '=', who.id)
    .where('offer.status', 'in', OPEN_OFFER)
    .where('offer.answerBy', '>', now)
    .where('offer.answerBy', '<=', later(now, { days: ENDING_DAYS }))
    .orderBy('offer.answerBy')
  return firstTasks(
    ending,
    ({ id, kind, answerBy, name }) => ({
      kind: 'offerEnding',
      id,
      title: `Your offer of ${name} ends on ${whenText(answerBy, 'day')}`,
      text: 'They haven’t answered yet, so it may help to remind them. When it ends nothing changes, and you can make another offer.',
      link: SENT_FROM[kind],
      act: 'See the offer',
      urgent: false,
      dueAt: answerBy,
    }),
    { what: ['offer that ends soon', 'offers that end soon'], act: 'See offers' },
  )
}

const SENT_FROM = { sale: paths.breederPets, adoption: paths.welfarePets, registration: paths.myRequests, litter: paths.myRequests }
