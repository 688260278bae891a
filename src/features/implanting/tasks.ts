import { firstTasks } from '#features/accounts/firstTasks.ts'
import type { Task, TaskContext } from '#features/accounts/points.ts'
import { accountById } from '#features/accounts/queries.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { later, londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { implantsForKeeper } from './forkeeper.ts'
import { CHIPPED_FOR_YOU } from './parts/keeper/words.ts'
import { askOf, withoutKeeper } from './parts/manage/address.ts'
import { unaskedImplants } from './queries.ts'

/** Reports of chips that are still to be sent to the Veterinary Medicines Directorate. */
export async function reportTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  const due = db
    .selectFrom('deadChip')
    .select(['id', 'chipNumber', 'dueOn'])
    .where('reportedBy', '=', who.id)
    .where('status', '=', 'reportDue')
    .orderBy('dueOn')
  const isOver = (dueOn: string | null) => dueOn !== null && dueOn < londonDate(now)
  return firstTasks(
    due,
    ({ id, chipNumber, dueOn }) => ({
      kind: 'reportDue',
      id,
      title: `${isOver(dueOn) ? 'Overdue: send' : 'Send'} your report on microchip ${groupChipNumber(chipNumber)}`,
      text: `${lawWords(dueOn, isOver(dueOn))}. It’s filled in and ready. Once you’ve sent it, tell us its reference.`,
      link: paths.deadChips,
      act: 'Open report',
      urgent: dueOn !== null && dueOn <= londonDate(later(now, { days: SOON_DAYS })),
      dueAt: dueOn ? new Date(`${dueOn}T12:00:00Z`) : null,
    }),
    { what: ['report to send', 'reports to send'], act: 'See reports' },
  )
}

function lawWords(dueOn: string | null, isOver: boolean): string {
  if (!dueOn) return 'By law you must send it'
  return `${isOver ? 'By law you had to send it by' : 'By law you must send it by'} ${whenText(dueOn, 'day')}`
}

const SOON_DAYS = 7

/** Animals that this person chipped, about which nobody is asked any more. */
export async function unregisteredTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  if (!who.roles.includes('Implanter')) return []
  const waiting = await unaskedImplants(db, now)
    .select(['implant.id', 'implant.chipNumber', 'pet.name'])
    .where('implant.implanterId', '=', who.id)
    .orderBy('implant.createdAt')
    .orderBy('implant.id')
    .execute()
  return waiting.length > TOLD_ONE_BY_ONE ? [manyUnregistered(waiting.length)] : waiting.map(unregistered)
}

/** More are one line: they stand one by one in the list to which it leads. */
const TOLD_ONE_BY_ONE = 2

const unregistered = ({ id, chipNumber, name }: { id: string; chipNumber: string; name: string }): Task => ({
  kind: 'unregisteredImplant',
  id,
  title: `${name} has no keeper on the register`,
  text: `No one has confirmed that ${name} is theirs, so finders reach you. Get the right contact details from the keeper, then ask again.`,
  link: askOf(chipNumber),
  act: 'Ask again',
  urgent: true,
  dueAt: null,
})

const manyUnregistered = (count: number): Task => ({
  kind: 'unregisteredImplant',
  id: 'unregistered',
  title: `Ask again about ${count} animals without a keeper`,
  text: 'No one is asked about them now: they said no, didn’t answer, or you withdrew the request. Until each has a keeper, finders reach you.',
  link: withoutKeeper,
  act: 'See animals',
  urgent: true,
  dueAt: null,
})

/** Animals that were chipped for this person, about whom nobody is asked any more: only who chipped them can ask again. */
export async function endedTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  if (!who.roles.includes('Customer')) return []
  const me = await accountById(db, who.id)
  const ended = implantsForKeeper(db, me, now)
    .where('state', '=', 'unregistered')
    .orderBy('implantedOn', 'desc')
    .orderBy('implants.id', 'desc')
  return firstTasks(
    ended,
    ({ id, petName }) => ({
      kind: 'chippedForYou',
      id,
      title: `${petName ?? 'An animal'} was chipped for you and has no keeper yet`,
      text: CHIPPED_FOR_YOU.ended,
      link: paths.pets,
      act: 'See chip',
      urgent: false,
      dueAt: null,
    }),
    { what: ['animal chipped for you', 'animals chipped for you'], act: 'See chips' },
  )
}
