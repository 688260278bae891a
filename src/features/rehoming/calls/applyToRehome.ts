import { isVerified } from '#features/accounts/queries/profiles.ts'
import { newId } from '#platform/database/id.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { applyToRehome } from '../contract.ts'
import { homeOffered } from '../messages.ts'
import { applicationsFor, listedToApply, sidesOf } from '../queries.ts'

export default answer(applyToRehome, async (context) => {
  const { input, who, db, now, refuse } = context
  const rehoming = await listedToApply(db, input.rehomingId, now)
  if (!rehoming) throw refuse('noSuchRehoming')
  if (rehoming.fromAccount === who.id) throw refuse('toYourself')
  const asOrganisation = await isVerified(db, who.id, 'Welfare')
  if (!asOrganisation && !who.roles.includes('Customer')) throw refuse('notVerified')
  if (!asOrganisation && !input.adult) throw refuse('adultsOnly', { field: 'adult' })

  const offer = { asOrganisation, message: input.message, at: now }
  const applied = await db
    .insertInto('rehomingApplication')
    .values({ id: newId(), rehomingId: rehoming.id, accountId: who.id, ...offer })
    .onConflict((same) =>
      same
        .columns(['rehomingId', 'accountId'])
        .doUpdateSet({ ...offer, withdrawnAt: null })
        .where('rehomingApplication.withdrawnAt', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  if (!applied) throw refuse('appliedAlready')
  await tellKeeper(context, rehoming.id, applied.id)
  return { applicationId: applied.id }
})

async function tellKeeper({ db, notify }: CallContext<typeof applyToRehome>, rehomingId: string, applicationId: string): Promise<void> {
  const sides = await sidesOf(db, rehomingId)
  const applications = await applicationsFor(db, [rehomingId])
  const by = applications.find(({ id }) => id === applicationId)?.by ?? 'Someone'
  await notify(sides.fromAccount, homeOffered(sides, by))
}
