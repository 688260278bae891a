import { firstTasks } from '#features/accounts/firstTasks.ts'
import type { Task, TaskContext } from '#features/accounts/points.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { KEEPER_TOLD } from './lifecycle.ts'

/** Of the requests that the keeper knows of: one that cools has been answered. */
const TO_ANSWER = KEEPER_TOLD.filter((status) => status !== 'cooling')

/** Requests of others to be the keeper of this person's animals. */
export async function claimTasks({ db, who }: TaskContext): Promise<Task[]> {
  const claims = db
    .selectFrom('claim')
    .innerJoin('pet', 'pet.id', 'claim.petId')
    .select(['claim.id', 'claim.status', 'claim.answerBy'])
    .select((row) =>
      row.fn.coalesce(row.case().when('pet.keeperId', '=', who.id).then(row.ref('pet.name')).end(), 'pet.originalName').as('name'),
    )
    .where('claim.keeperId', '=', who.id)
    .where('claim.status', 'in', TO_ANSWER)
    .orderBy('claim.createdAt')
  return firstTasks(
    claims,
    ({ id, status, answerBy, name }) => {
      const task = { id, link: paths.respondToRequest(id), urgent: true, dueAt: answerBy }
      if (status === 'disputed') return { ...task, ...DISPUTED, title: `${name}’s keeper is in dispute`, act: 'See the request' }
      const until = answerBy ? `Agree or object by ${whenText(answerBy, 'day')}.` : 'The record won’t change until you answer.'
      const text = `${until} We haven’t told them who you are. If it’s wrong, you can object.`
      return { ...task, kind: 'keepershipRequest', title: `Someone has asked to be ${name}’s keeper`, text, act: 'Agree or object' }
    },
    { what: ['request', 'requests'], link: paths.requests, act: 'See requests' },
  )
}

const DISPUTED = {
  kind: 'disputed',
  text: 'The record won’t change until we’ve settled it. We’ll write to you: have proof ready that the animal is yours.',
} as const

/** Requests of this person's own that need something of them; the animal is known to them by its number alone. */
export async function ownClaimTasks({ db, who }: TaskContext): Promise<Task[]> {
  const claims = db
    .selectFrom('claim')
    .innerJoin('chip', 'chip.petId', 'claim.petId')
    .where('chip.supersededAt', 'is', null)
    .select(['claim.id', 'claim.status', 'claim.answerBy', 'chip.number'])
    .where('claim.requesterId', '=', who.id)
    .where('claim.status', 'in', ['held', 'disputed'])
    .orderBy('claim.createdAt')
  return firstTasks(
    claims,
    ({ id, status, answerBy, number }) => {
      const chip = groupChipNumber(number)
      const task = { id, link: paths.myRequests, dueAt: answerBy }
      if (status === 'disputed')
        return { ...task, ...DISPUTED, title: `Your request about ${chip} is in dispute`, act: 'See the request', urgent: true }
      const text =
        'A council holds a stray dog for seven clear days. Once it has released the animal to you, give us the date and reference.'
      return { ...task, kind: 'claimRelease', title: `Has the council released ${chip} to you?`, text, act: 'Tell us', urgent: false }
    },
    { what: ['request of yours', 'requests of yours'], act: 'See your requests' },
  )
}
