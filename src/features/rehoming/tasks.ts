import type { Expression, SqlBool } from 'kysely'
import { firstTasks } from '#features/accounts/firstTasks.ts'
import type { Task, TaskContext } from '#features/accounts/points.ts'
import { accountById } from '#features/accounts/queries.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { HANDING_OVER } from './lifecycle.ts'

/** Animals that are given to this person, at an address that they have confirmed, or whose giving was said to be wrong. */
export async function rehomingTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  const { email, emailVerifiedAt, mobile, mobileVerifiedAt } = await accountById(db, who.id)
  const rehomings = db
    .selectFrom('rehoming')
    .innerJoin('pet', 'pet.id', 'rehoming.petId')
    .select(['rehoming.id', 'rehoming.status', 'rehoming.target', 'rehoming.answerBy', 'pet.name', 'pet.keeperId'])
    .where((row) => {
      const ways: Expression<SqlBool>[] = [row('rehoming.toAccount', '=', who.id)]
      if (emailVerifiedAt) ways.push(row('rehoming.toEmail', '=', email))
      if (mobile && mobileVerifiedAt) ways.push(row('rehoming.toMobile', '=', mobile))
      const toMe = row.and([row('rehoming.status', '=', 'sent'), row('rehoming.answerBy', '>', now), row.or(ways)])
      const mine = row.or([row('pet.keeperId', '=', who.id), row('rehoming.fromAccount', '=', who.id)])
      return row.or([toMe, row.and([row('rehoming.status', '=', 'disputed'), mine])])
    })
    .orderBy('rehoming.answerBy')
  return firstTasks(
    rehomings,
    ({ id, status, target, answerBy, name, keeperId }) => {
      const task = { id, urgent: true, link: target === 'organisation' ? paths.welfareHomes : paths.requests }
      if (status === 'disputed')
        return { ...task, link: paths.myRequests, kind: 'disputed', dueAt: null, ...disputed(name, keeperId === who.id) }
      const text = `Say yes or no by ${whenText(answerBy, 'day')}. If you say yes, you become the keeper.`
      return { ...task, kind: 'rehoming', title: `Will you give ${name} a home?`, text, act: 'Answer the request', dueAt: answerBy }
    },
    { what: ['animal that needs a home', 'animals that need a home'], act: 'See requests' },
  )
}

function disputed(name: string, isKeeper: boolean) {
  const next = 'No one else can become the keeper until we’ve settled it.'
  if (!isKeeper) return { title: `${name}’s keeper is in dispute`, text: `${next} We’ll write to you.`, act: 'See the rehoming' }
  return {
    title: `${name}’s keeper is in dispute`,
    text: `${next} If the change was wrong, you can give the animal back now.`,
    act: 'See the rehoming',
  }
}

/** People and organisations who offer a home to this person's animals. */
export async function applicantTasks({ db, who }: TaskContext): Promise<Task[]> {
  const listed = db
    .selectFrom('rehoming')
    .innerJoin('rehomingApplication', 'rehomingApplication.rehomingId', 'rehoming.id')
    .innerJoin('pet', 'pet.id', 'rehoming.petId')
    .select(['rehoming.id', 'rehoming.answerBy', 'pet.name'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('rehoming.fromAccount', '=', who.id)
    .where('rehoming.status', '=', 'listed')
    .where('rehomingApplication.withdrawnAt', 'is', null)
    .groupBy(['rehoming.id', 'pet.id'])
    .orderBy('rehoming.answerBy')
    .orderBy('rehoming.id')
  return firstTasks(
    listed,
    ({ id, answerBy, name, count }) => ({
      kind: 'applicants',
      id,
      title: count === 1 ? `Someone has offered ${name} a home` : `${name} has ${count} offers of a home`,
      text: 'Read what they say and choose. Your details aren’t shared before you do.',
      link: paths.myRequests,
      act: 'Choose a home',
      urgent: false,
      dueAt: answerBy,
    }),
    { what: ['animal with offers of a home', 'animals with offers of a home'], act: 'See your requests' },
  )
}

/** Animals that are being handed over, for both sides: the one who was chosen confirms. */
export async function handOverTasks({ db, who }: TaskContext): Promise<Task[]> {
  const rehomings = db
    .selectFrom('rehoming')
    .innerJoin('pet', 'pet.id', 'rehoming.petId')
    .leftJoin('rehomingApplication as chosen', (join) =>
      join.onRef('chosen.rehomingId', '=', 'rehoming.id').on('chosen.chosenAt', 'is not', null),
    )
    .select([
      'rehoming.id',
      'rehoming.status',
      'rehoming.fromAccount',
      'rehoming.handOverOn',
      'rehoming.answerBy',
      'pet.name',
      'chosen.threadId',
    ])
    .where('rehoming.status', 'in', HANDING_OVER)
    .where((row) => row.or([row('rehoming.fromAccount', '=', who.id), row('rehoming.toAccount', '=', who.id)]))
    .orderBy('rehoming.answerBy')
    .orderBy('rehoming.id')
  return firstTasks(
    rehomings,
    ({ id, status, fromAccount, handOverOn, answerBy, name, threadId }) => {
      const isGiver = fromAccount === who.id
      const awaits = status === 'handedOver'
      return {
        kind: 'rehoming',
        id,
        ...(isGiver ? giversTask(name, awaits) : takersTask(name, awaits)),
        text: awaits ? AWAITS[isGiver ? 'giver' : 'taker'] : dayText(handOverOn),
        link: threadId ? paths.conversation(threadId) : paths.requests,
        urgent: awaits && !isGiver,
        dueAt: answerBy,
      }
    },
    { what: ['animal to hand over', 'animals to hand over'], link: paths.requests, act: 'See requests' },
  )
}

const giversTask = (name: string, awaits: boolean) => ({
  title: awaits ? `Waiting for ${name}’s new keeper to confirm` : `Hand ${name} over`,
  act: 'Open the conversation',
})

const takersTask = (name: string, awaits: boolean) => ({
  title: awaits ? `Is ${name} with you?` : `You’ve been chosen to give ${name} a home`,
  act: awaits ? 'Confirm or say no' : 'Open the conversation',
})

const AWAITS = {
  giver: 'Until they confirm, you’re the keeper and we contact you if it’s found.',
  taker: 'The keeper says it’s been handed over. Confirm it and you’re the keeper.',
}

const dayText = (on: string | null) =>
  on ? `The hand-over is planned for ${whenText(on, 'day')}.` : 'Write to each other and agree a day for the hand-over.'
