import { sql } from 'kysely'
import { type BreederDetails, breederProfile, type RoughPlace } from '#features/accounts/queries/breeders.ts'
import { accountById } from '#features/accounts/queries.ts'
import { clause } from '#platform/law/clause.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { versionOf } from '#platform/server/version.ts'
import { updateBreederListing } from '../contract.ts'
import { roughly } from '../place.ts'

export default handlerWithPreflight(updateBreederListing, whereTheyAre, async ({ input, who, db, refuse, recordEvent }, place) => {
  const { status, ...before } = await breederProfile(db, who.id)
  const { version, ...listing } = input
  if (version !== undefined && version !== versionOf(shownOf(before))) throw refuse('changedMeanwhile')
  if (input.listed && status !== 'verified') throw refuse('notVerified')
  if (input.listed && !input.publicName) throw refuse('nameNeeded', { field: 'publicName' })

  await db
    .updateTable('profile')
    .set({ details: sql`details || ${JSON.stringify({ ...listing, place })}::jsonb` })
    .where('accountId', '=', who.id)
    .where('type', '=', 'Breeder')
    .execute()
  await recordEvent('account', who.id, {
    move: 'changeListing',
    clause: LISTED.clause,
    by: 'holder',
    facts: { listed: input.listed },
  })
  return null
})

const shownOf = ({ listed, publicName, publicPhone, publicAbout, publicWebsite }: BreederDetails) => [
  listed,
  publicName,
  publicPhone,
  publicAbout,
  publicWebsite,
]

/** Null where nobody could say: the breeder is found without a distance then. */
async function whereTheyAre({ db, services, input, who }: PreflightContext<typeof updateBreederListing>): Promise<RoughPlace | null> {
  if (!input.listed) return null
  const { postcode } = await accountById(db, who.id)
  const found = postcode ? await services.postcodes.find(postcode).catch(() => null) : null
  return found && postcode ? { postcode, ...roughly(found) } : null
}

const LISTED = clause('BREED-1', 'A verified breeder is only listed in the breeder search if they choose to be, and can stop at any time')
