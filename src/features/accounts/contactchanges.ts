import { earlier, later } from '#platform/clock/clock.ts'
import { reachableEmail } from '#platform/contract/noemail.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { hasRoomForCode } from '#platform/jobs/dispatch.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { paths } from '#src/paths.ts'
import { contactChangeLife, OBJECTION_DAYS } from './lifecycle.ts'
import { changeAsked, changedForYou, mobileChanged } from './messages.ts'
import { sendConfirmation } from './openAccount.ts'
import { accountByEmail, accountToChange } from './queries.ts'
import { CONTACT_CHANGE_REFUSED } from './refusals.ts'
import { newToken } from './tokens.ts'

type Account = Awaited<ReturnType<typeof accountToChange>>
/** New ways to reach somebody; undefined where they stay as they are. */
interface NewContact {
  email?: string | undefined
  mobile?: string | undefined
}

/** How somebody was reached until now. A number that nobody has confirmed may be anyone’s. */
export const reachedBefore = (account: Account) => ({ ...account, mobile: account.mobileVerifiedAt ? account.mobile : null })

/** STAFF-4 The first moment at which another member of Staff can approve it. */
export const approvableFrom = ({ createdAt }: { createdAt: Date }): Date => later(createdAt, { days: OBJECTION_DAYS })

/** STAFF-4 Asks for another way to reach an account with a password, and tells the old one, who can object. The id and the day from which it can be approved. */
export async function proposeContact(tools: TransactionContext, account: Account, to: NewContact, by: string) {
  const { db, now, start, notify } = tools
  const [open] = await changesToApprove(db).where('contactChange.accountId', '=', account.id).execute()
  if (open) throw refusedBy(CONTACT_CHANGE_REFUSED, 'alreadyProposed')
  if (to.email && (await accountByEmail(db, to.email))) throw refusedBy(CONTACT_CHANGE_REFUSED, 'emailTaken')
  const change = { id: newId(), status: 'proposed' as const, createdAt: now }
  const { email = null, mobile = null } = to
  await db
    .insertInto('contactChange')
    .values({ ...change, statusAt: now, accountId: account.id, proposedBy: by, email, mobile })
    .execute()
  await start(contactChangeLife, 'propose', change, 'Staff', { accountId: account.id })
  const from = approvableFrom(change)
  const secret = await newToken(db, 'undoEmail', account, now, { days: UNTIL_TOO_OLD })
  await notify(reachedBefore(account), changeAsked(to, from, `${paths.verifyEmail(secret)}?undo`))
  return { id: change.id, from }
}

/** For how long the old contact can object with the button, approved or not. */
const UNTIL_TOO_OLD = 14

/** What another member of Staff can approve, now or once its time has come, the oldest first. */
export const changesToApprove = (db: Db) =>
  db
    .selectFrom('contactChange')
    .innerJoin('account', 'account.id', 'contactChange.accountId')
    .selectAll('contactChange')
    .select(['account.email as emailBefore', 'account.mobile as mobileBefore'])
    .where('contactChange.status', '=', 'proposed')
    .where('account.status', '<>', 'closed')
    .orderBy('contactChange.createdAt')
    .orderBy('contactChange.id')

/** Those whose time to object is over. */
export const changesDue = (db: Db, now: Date) =>
  changesToApprove(db).where('contactChange.createdAt', '<=', earlier(now, { days: OBJECTION_DAYS }))

/** STAFF-4 Another member of Staff approves it: a new e-mail address still counts only once its owner has followed our link. */
export async function approveContact(tools: TransactionContext, changeId: string, by: string): Promise<void> {
  const { db, now, transition, notify } = tools
  const change = await lockChange(db, changeId)
  if (change.proposedBy === by) throw refusedBy(CONTACT_CHANGE_REFUSED, 'yourOwnProposal')
  if (now < approvableFrom(change)) throw refusedBy(CONTACT_CHANGE_REFUSED, 'tooEarly')
  await transition(contactChangeLife, 'approve', changeId, 'Staff')
  await forgetContact(db, changeId)
  const account = await accountToChange(db, change.accountId)
  if (account.status === 'closed') throw refusedBy(CONTACT_CHANGE_REFUSED, 'accountClosed')
  if (change.mobile) {
    await db.updateTable('account').set({ mobile: change.mobile, mobileVerifiedAt: now }).where('id', '=', account.id).execute()
    await notify(reachedBefore(account), mobileChanged(change.mobile))
    await notify({ email: null, mobile: change.mobile }, changedForYou(['mobile number']))
  }
  if (!change.email) return
  if (await accountByEmail(db, change.email)) throw refusedBy(CONTACT_CHANGE_REFUSED, 'emailTaken')
  if (!(await hasRoomForCode(tools, 'email', change.email))) throw refusedBy(CONTACT_CHANGE_REFUSED, 'tooManyLinks')
  await sendConfirmation(tools, { ...account, email: change.email })
}

/** A change that won’t be made. */
export async function refuseContact({ db, transition }: LawTools, changeId: string): Promise<void> {
  await lockChange(db, changeId)
  await transition(contactChangeLife, 'refuse', changeId, 'Staff')
  await forgetContact(db, changeId)
}

/** STAFF-4 The old contact says that it wasn’t them who rang. */
export async function objectToChanges({ db, transition }: Pick<LawTools, 'db' | 'transition'>, accountId: string): Promise<void> {
  const open = await db
    .selectFrom('contactChange')
    .select('id')
    .where('accountId', '=', accountId)
    .where('status', '=', 'proposed')
    .execute()
  for (const { id } of open) {
    await transition(contactChangeLife, 'object', id, 'holder')
    await forgetContact(db, id)
  }
}

const forgetContact = (db: Db, id: string) =>
  db.updateTable('contactChange').set({ email: null, mobile: null }).where('id', '=', id).execute()

async function lockChange(db: Db, id: string) {
  const change = await db.selectFrom('contactChange').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!change) throw refusedBy(CONTACT_CHANGE_REFUSED, 'noSuchChange')
  return change
}

/** Whether somebody signs in to this account: who never had an e-mail address with us can’t. */
export const isSignedInTo = ({ email }: { email: string }): boolean => reachableEmail(email) !== null
