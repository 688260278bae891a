import type { Selectable } from 'kysely'
import type { Account } from '#database/types.ts'
import { earlier } from '#platform/clock/clock.ts'
import { shownMobile } from '#platform/text/mobile.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { isStale } from './parts/profile/freshness.ts'
import type { Task, TaskContext } from './points.ts'
import { accountById } from './queries.ts'

type Holder = Selectable<Account>

const YEAR_DAYS = 365

/** Whether we can reach the person at all, and whether what we know of them is still right. */
export async function accountTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  const account = await accountById(db, who.id)
  const waiting = await db
    .selectFrom('otp')
    .select('mobile')
    .where('accountId', '=', who.id)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  const keeps = who.roles.includes('Customer') || who.roles.includes('Breeder')
  return [
    ...emailTasks(account),
    ...mobileTasks(account, waiting?.mobile ?? account.mobile),
    ...detailsTasks(account, now),
    ...(keeps && !account.secondContact ? [SECOND_CONTACT] : []),
  ]
}

const QUIET = { urgent: false, dueAt: null, link: paths.profile } as const

function emailTasks({ id, email, emailVerifiedAt }: Holder): Task[] {
  if (emailVerifiedAt) return []
  const text = `Follow the link we sent to ${email}. Until you do, we can’t be sure of reaching you there.`
  return [{ ...QUIET, kind: 'email', id, title: 'Confirm your e-mail address', text, act: 'Send the link again' }]
}

function mobileTasks({ id, mobileVerifiedAt }: Holder, mobile: string | null): Task[] {
  if (mobileVerifiedAt) return []
  const task = { ...QUIET, kind: 'mobile' as const, id }
  if (!mobile) {
    const text = 'A text is the quickest way to tell you that your pet’s been found.'
    return [{ ...task, title: 'Add your mobile number', text, act: 'Add mobile number' }]
  }
  const text = `We’ll send a code to ${shownMobile(mobile)}. A text is the quickest way to tell you that your pet’s been found.`
  return [{ ...task, title: 'Confirm your mobile number', text, act: 'Confirm mobile number' }]
}

/** An account that has just been opened has said its details a moment ago. */
function detailsTasks({ id, contactConfirmedAt, createdAt }: Holder, now: Date): Task[] {
  const saidAt = contactConfirmedAt ?? createdAt
  if (!isStale(saidAt.toISOString(), now)) return []
  const longAgo = saidAt <= earlier(now, { days: YEAR_DAYS })
  const said = contactConfirmedAt ? `You last confirmed them on ${whenText(contactConfirmedAt, 'day')}.` : 'You haven’t confirmed them yet.'
  const why = longAgo ? ' It’s been more than a year, and a chip only brings a pet home if we can reach its keeper.' : ''
  const title = 'Are your address and numbers still right?'
  return [{ ...QUIET, kind: 'details', id, title, text: said + why, act: 'Check your details', urgent: longAgo }]
}

const SECOND_CONTACT: Task = {
  ...QUIET,
  kind: 'secondContact',
  id: 'secondContact',
  title: 'Add a second contact',
  text: 'Someone who knows your pet, in case we can’t reach you.',
  act: 'Add second contact',
}
