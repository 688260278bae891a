import { isSignedInTo, proposeContact, reachedBefore } from '#features/accounts/contactchanges.ts'
import { DETAILS } from '#features/accounts/lifecycle.ts'
import { changedForYou } from '#features/accounts/messages.ts'
import { nationOf } from '#features/accounts/nationOf.ts'
import { heldDetails } from '#features/accounts/queries.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { newId } from '#platform/database/id.ts'
import { whenText } from '#platform/text/whentext.ts'
import { type Contact, contactWords } from '../contactwords.ts'
import { changeDetails } from '../contract.ts'
import { commandFor } from '../next.ts'
import { accountOf } from '../people.ts'
import { answerAsStaffWithPreflight } from '../staffcall.ts'

type Typed = InputOf<typeof changeDetails>

export default answerAsStaffWithPreflight(
  changeDetails,
  async ({ input: { postcode }, services }) => (postcode ? nationOf({ input: { address: { postcode } }, services }) : null),
  async (context, nation) => {
    const { input, who, db, now, refuse, recordEvent, notify } = context
    const account = await accountOf(db, input.accountId)
    if (!account) throw refuse('noSuchPerson', { field: 'accountId' })
    const signsIn = isSignedInTo(account)
    if (input.email && !signsIn) throw refuse('useAddEmail', { field: 'email' })
    if (input.mobile && !input.calledBack) throw refuse('callBack', { field: 'mobile' })
    const address = addressIn(input)
    if (address === 'incomplete') throw refuse('wholeAddress', { field: 'line1' })
    const { landline, email, mobile } = input
    if (!address && !landline && !email && !mobile) throw refuse('nothingNew')

    const mobileNow = signsIn ? undefined : mobile
    const changed = { ...address, ...(landline && { landline }), ...(mobileNow && { mobile: mobileNow }) }
    if (Object.keys(changed).length > 0) {
      const before = JSON.stringify(heldDetails(account))
      await db.insertInto('accountHistory').values({ id: newId(), accountId: account.id, at: now, before }).execute()
      const more = { ...(address && { nation }), ...(mobileNow && { mobileVerifiedAt: now }), contactConfirmedAt: now }
      await db
        .updateTable('account')
        .set({ ...changed, ...more })
        .where('id', '=', account.id)
        .execute()
      await recordEvent('account', account.id, { move: 'updateDetails', clause: DETAILS.clause, by: 'Staff' })
      const told = changedForYou(whatOf(changed))
      await notify(reachedBefore(account), told)
      // Who is written to on paper reads it at the new address as well.
      if (!signsIn && address) await notify(account.id, told)
    }
    const asked = signsIn && (email || mobile) ? await proposeContact(context, account, { email, mobile }, who.id) : null
    return {
      name: account.name,
      before: contactWords(account, input),
      after: contactWords(input, input),
      later: asked ? laterWords(asked.from, input) : '',
      changeId: asked?.id ?? null,
      next: asked ? [commandFor('approve-contact-change', asked.id)] : [],
    }
  },
)

/** The address that was typed, or null where none was. */
function addressIn({ line1, line2, town, county, postcode }: Typed) {
  if (![line1, line2, town, county, postcode].some(Boolean)) return null
  return line1 && town && postcode ? { line1, line2: line2 || null, town, county: county || null, postcode } : ('incomplete' as const)
}

const whatOf = ({ line1, landline, mobile }: Contact) => [
  ...(line1 ? ['address'] : []),
  ...(landline ? ['landline number'] : []),
  ...(mobile ? ['mobile number'] : []),
]

const laterWords = (from: Date, { email, mobile }: Contact) => {
  const what = [...(email ? ['e-mail address'] : []), ...(mobile ? ['mobile number'] : [])].join(' and ')
  return `The new ${what} won’t count until a colleague approves it, from ${whenText(from)}`
}
