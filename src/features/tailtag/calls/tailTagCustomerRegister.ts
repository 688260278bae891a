import { nationOf } from '#features/accounts/nationOf.ts'
import { openAccount } from '#features/accounts/openAccount.ts'
import { accountByEmail } from '#features/accounts/queries.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { linkOf } from '../codes.ts'
import { tailTagCustomerRegister } from '../contract.ts'
import { tagLife } from '../lifecycle.ts'
import { tagInHand } from '../tagInHand.ts'

/** TAG-2: opens the account of whoever has a tag in their hands, and the tag works from now on: both, or neither. */
export default handlerWithPreflight(
  tailTagCustomerRegister,
  async ({ input, services }) => ({
    nation: await nationOf({ input: input.keeper, services }),
    passwordHash: await services.passwords.hash(input.keeper.password),
  }),
  async (context, { nation, passwordHash }) => {
    const { input, db, services, refuse, transition, queue } = context
    const tag = await tagInHand(context)
    const { password: _, ...newcomer } = input.keeper
    if (await accountByEmail(db, newcomer.email)) {
      await queue('tellOfSecondAccount', { email: newcomer.email })
      return refuse('signInInstead', { field: 'keeper.email' })
    }
    const userId = await openAccount(context, { ...newcomer, passwordHash, profileType: 'TT-Customer', nation })
    if (!userId) throw refuse('signInInstead', { field: 'keeper.email' })
    await transition(tagLife, 'activate', tag.id, 'keeper', { petId: null })
    const card = JSON.stringify(input.pet)
    await db.updateTable('tag').set({ card, keeperId: userId, lastPetId: null, settings: '{}' }).where('id', '=', tag.id).execute()
    return { userId, tagId: tag.id, link: linkOf(services, tag.id) }
  },
)
