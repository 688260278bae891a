import { nationOf } from '#features/accounts/nationOf.ts'
import { type Nation, openAccount } from '#features/accounts/openAccount.ts'
import { accountByEmail } from '#features/accounts/queries.ts'
import { isHeldByUsAlone } from '#features/chips/policy.ts'
import { holderElsewhere } from '#features/chips/queries.ts'
import { lawOn } from '#platform/law/tools.ts'
import type { CallContext, PreflightContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import type { customerRegister, customerRegister1 } from './contract.ts'
import { enterPet } from './enterPet.ts'
import { followTwice } from './points.ts'
import { validatePet } from './validation.ts'

type Call = typeof customerRegister | typeof customerRegister1
type Before = { nation: Nation; passwordHash: string; elsewhere: Awaited<ReturnType<typeof holderElsewhere>> }

/** What the outside world knows of a guest's form: that a person sent it, the nation of the address, and who else holds the chip. */
export async function foundOut({ input, db, now, services, refuse, act }: PreflightContext<Call>): Promise<Before> {
  const person = await services.captcha.verify(input.keeper.captcha, now)
  if (person !== true) throw refuse('captchaFailed', { words: person, field: 'keeper.captcha' })
  await refuseKnown({ input, db, refuse, act })
  const [nation, elsewhere, passwordHash] = await Promise.all([
    nationOf({ input: input.keeper, services }),
    holderElsewhere(db, services, input.pet.chipNumber),
    services.passwords.hash(input.keeper.password),
  ])
  return { nation, elsewhere, passwordHash }
}

/** Whoever asks must learn that the animal was not registered, and so that the e-mail has an account; its holder learns that somebody asked. */
async function refuseKnown({ input, db, refuse, act }: Pick<PreflightContext<Call>, 'input' | 'db' | 'refuse' | 'act'>) {
  const holder = await accountByEmail(db, input.keeper.email)
  if (!holder) return
  await act(({ queue }) => queue('tellOfSecondAccount', { email: input.keeper.email }))
  throw refuse('signInInstead', { field: 'keeper.email' })
}

/** Opens the account and registers the pet in its name: both, or a refusal is thrown. */
export async function registerWithPet(
  context: CallContext<Call>,
  { nation, elsewhere, passwordHash }: Before,
  status: 'active' | 'awaitingPayment',
) {
  const { input, db, now, refuse } = context
  const { pet } = input
  const { captcha: _, password: __, ...newcomer } = input.keeper
  await validatePet(context, pet, { uploader: null, within: 'pet.' })
  const alone = isHeldByUsAlone(elsewhere)
  if (alone !== true && !pet.evenIfHeldElsewhere) throw refuse('heldElsewhere', { because: alone, field: 'pet.chipNumber' })

  const userId = await openAccount(context, { ...newcomer, passwordHash, profileType: 'Customer', nation })
  if (!userId) throw refuse('signInInstead', { field: 'keeper.email' })
  const petId = await enterPet(lawOn(db, now, userId), pet, { keeperId: userId, status, alsoHeldBy: elsewhere?.code ?? null })
  if (!petId) throw refuse('chipTaken', { field: 'pet.chipNumber' })
  await followTwice(context, { petId, keeperId: userId, alsoHeldBy: elsewhere?.code })
  return { userId, petId, petName: pet.name, link: paths.pet(petId) }
}
