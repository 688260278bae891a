import { masked, maskedPhone } from '#platform/contract/masked.ts'
import { answer } from '#platform/server/answer.ts'
import { usersList } from '../contract.ts'

export default answer(usersList, async ({ input, who, db, refuse, note }) => {
  const { email, mobile } = input
  if ((email === undefined) === (mobile === undefined)) throw refuse('oneOfTwo', { field: 'email' })

  const accounts = db.selectFrom('account').select(['id', 'name', 'email', 'mobile']).where('status', '=', 'active')
  const asked =
    email === undefined
      ? accounts.where('mobile', '=', mobile ?? '').where('mobileVerifiedAt', 'is not', null)
      : accounts.where('email', '=', email)
  const found = await asked.limit(1).execute()
  await note('account', who.id, {
    move: 'searchPerson',
    clause: 'ACC-13 A professional’s search for a person is recorded',
    by: 'holder',
    facts: { by: email === undefined ? 'mobile' : 'email', found: found.map(({ id }) => id) },
  })
  return {
    items: found.map((one) => ({
      id: one.id,
      name: initials(one.name),
      email: masked(one.email),
      mobile: one.mobile && maskedPhone(one.mobile),
    })),
  }
})

/** `Anna Hughes` → `A. H.`: enough to know whom one means. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => `${word.charAt(0).toUpperCase()}.`)
    .join(' ')
