import { sql } from 'kysely'
import { earlier } from '#platform/clock/clock.ts'
import { masked, maskedPhone } from '#platform/contract/masked.ts'
import type { Addressee } from '#platform/jobs/notify.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { usersList } from '../contract.ts'
import { SEARCHED } from '../lifecycle.ts'
import { someoneSearched } from '../messages.ts'

type Asking = CallContext<typeof usersList>

export default answer(usersList, async (context) => {
  const { input, who, db, refuse, recordEvent } = context
  const { email, mobile } = input
  if ((email === undefined) === (mobile === undefined)) throw refuse('oneOfTwo', { field: 'email' })
  const profession = await professionOf(context)
  if (!profession) throw refuse('notVerified')

  const accounts = db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'mobile', 'antiPhishingWord'])
    .where('status', '=', 'active')
    .where('id', '<>', who.id)
  const meant =
    email === undefined
      ? accounts.where('mobile', '=', mobile ?? '').where('mobileVerifiedAt', 'is not', null)
      : accounts.where('email', '=', email).where('emailVerifiedAt', 'is not', null)
  // A number that several people use does not say which of them is meant.
  const matches = await meant.limit(2).execute()
  const found = matches.length === 1 ? matches : []
  for (const one of found) await tell(context, one, profession)
  await recordEvent('account', who.id, {
    move: 'searchPerson',
    clause: SEARCHED.clause,
    by: 'holder',
    facts: { by: email === undefined ? 'mobile' : 'email', found: found.map(({ id }) => id) },
  })
  return {
    items: found.map((one) => ({
      id: one.id,
      name: initials(one.name),
      email: email === undefined ? null : masked(one.email),
      mobile: mobile === undefined || !one.mobile ? null : maskedPhone(one.mobile),
    })),
  }
})

/** As what Staff have verified whoever asks; null where they have not, or not yet. */
async function professionOf({ db, who }: Asking): Promise<string | null> {
  if (who.roles.includes('Staff')) return 'Staff'
  const profile = await db
    .selectFrom('profile')
    .select('type')
    .where('accountId', '=', who.id)
    .where('type', 'in', ['Breeder', 'Implanter', 'Trainer', 'Welfare'])
    .where('status', '=', 'verified')
    .orderBy('createdAt')
    .executeTakeFirst()
  return profile?.type ?? null
}

/** Once a day for each professional, however often they look. */
async function tell({ db, who, now, notify }: Asking, one: Addressee & { id: string }, profession: string) {
  const told = await db
    .selectFrom('event')
    .select('id')
    .where('subject', '=', 'account')
    .where('subjectId', '=', who.id)
    .where('move', '=', 'searchPerson')
    .where('at', '>', earlier(now, { days: 1 }))
    .where(sql<boolean>`facts->'found' ? ${one.id}`)
    .limit(1)
    .executeTakeFirst()
  if (!told) await notify(one, someoneSearched(profession))
}

/** `Anna Hughes` → `A. H.`: enough to know whom one means. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => `${word.charAt(0).toUpperCase()}.`)
    .join(' ')
