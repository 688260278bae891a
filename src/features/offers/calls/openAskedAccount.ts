import { nationOf } from '#features/accounts/nationOf.ts'
import { openUnlessHeld } from '#features/accounts/openUnlessHeld.ts'
import { readCode } from '#platform/contract/crockford.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { openAskedAccount } from '../contract.ts'
import { LINK, OPEN_OFFER } from '../lifecycle.ts'

export default handlerWithPreflight(
  openAskedAccount,
  async ({ input, services }) => ({
    nation: await nationOf({ input, services }),
    passwordHash: await services.passwords.hash(input.password),
  }),
  async (context, { nation, passwordHash }) => {
    const { input, db, now, services, refuse } = context
    const { requestId, code, password: _, ...newcomer } = input
    if (readCode(code) !== services.codes.of(LINK, requestId)) throw refuse('noSuchRequest')
    const offer = await db.selectFrom('offer').selectAll().where('id', '=', requestId).where('kind', '=', 'registration').executeTakeFirst()
    if (!offer?.toEmail) throw refuse('noSuchRequest')
    if (!OPEN_OFFER.some((open) => open === offer.status) || now >= offer.answerBy) throw refuse('ended')
    // The link went to a mobile as well, so it shows nothing of the address.
    if (offer.toMobile) throw refuse('hasMobile')
    if (offer.toEmail !== newcomer.email) throw refuse('otherAddress', { field: 'email' })
    const opened = { ...newcomer, mobile: null, profileType: 'Customer', nation, passwordHash, byLink: true } as const
    return { userId: await openUnlessHeld(context, opened) }
  },
)
