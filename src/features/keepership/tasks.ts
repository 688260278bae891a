import type { Task, TaskContext } from '#features/accounts/points.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { KEEPER_TOLD } from './lifecycle.ts'

/** Of the requests that the keeper knows of: one that cools has been answered. */
const TO_ANSWER = KEEPER_TOLD.filter((status) => status !== 'cooling')

/** Requests of others to be the keeper of this person's animals. */
export async function claimTasks({ db, who }: TaskContext): Promise<Task[]> {
  const claims = await db
    .selectFrom('claim')
    .innerJoin('pet', 'pet.id', 'claim.petId')
    .select(['claim.id', 'claim.status', 'claim.answerBy'])
    .select((row) =>
      row.fn.coalesce(row.case().when('pet.keeperId', '=', who.id).then(row.ref('pet.name')).end(), 'pet.originalName').as('name'),
    )
    .where('claim.keeperId', '=', who.id)
    .where('claim.status', 'in', TO_ANSWER)
    .orderBy('claim.createdAt')
    .limit(20)
    .execute()
  return claims.map(({ id, status, answerBy, name }) => {
    const task = { id, link: paths.respondToRequest(id), urgent: true, dueAt: answerBy }
    if (status === 'disputed') return { ...task, ...DISPUTED, title: `Who keeps ${name} is in dispute`, act: 'See the request' }
    const until = answerBy ? `Agree or object by ${whenText(answerBy, 'day')}.` : 'Nothing moves until you answer.'
    const text = `${until} They have not been told who you are, and if it is not right, one word from you stops it.`
    return { ...task, kind: 'keepershipRequest', title: `Somebody asks to be ${name}’s keeper`, text, act: 'Answer' }
  })
}

const DISPUTED = {
  kind: 'disputed',
  text: 'Nothing changes until we have settled it. Have ready what shows that the animal is yours: we will write to you.',
} as const

/** Requests of this person's own that need something of them; the animal is known to them by its number alone. */
export async function ownClaimTasks({ db, who }: TaskContext): Promise<Task[]> {
  const claims = await db
    .selectFrom('claim')
    .innerJoin('chip', 'chip.petId', 'claim.petId')
    .where('chip.supersededAt', 'is', null)
    .select(['claim.id', 'claim.status', 'claim.answerBy', 'chip.number'])
    .where('claim.requesterId', '=', who.id)
    .where('claim.status', 'in', ['held', 'disputed'])
    .orderBy('claim.createdAt')
    .limit(20)
    .execute()
  return claims.map(({ id, status, answerBy, number }) => {
    const chip = groupChipNumber(number)
    const task = { id, link: paths.myRequests, dueAt: answerBy }
    if (status === 'disputed')
      return { ...task, ...DISPUTED, title: `Your request about ${chip} is in dispute`, act: 'See the request', urgent: true }
    const text =
      'A council holds a stray dog for seven clear days. When it has released the animal to you, give us the date and its reference.'
    return { ...task, kind: 'claimRelease', title: `Has the council released ${chip} to you?`, text, act: 'Tell us', urgent: false }
  })
}
