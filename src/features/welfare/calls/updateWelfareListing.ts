import { sql } from 'kysely'
import { clause } from '#platform/law/clause.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { versionOf } from '#platform/server/version.ts'
import { updateWelfareListing } from '../contract.ts'
import { listingIn, welfareProfile } from '../directory.ts'

export default handlerWithPreflight(
  updateWelfareListing,
  async ({ input, services }) => (input.listed ? services.postcodes.find(input.postcode).catch(() => 'down' as const) : null),
  async ({ input: { version, ...input }, who, db, refuse, recordEvent }, found) => {
    const { id, status, details } = await welfareProfile(db, who.id)
    if (version !== undefined && version !== versionOf(listingIn(details))) throw refuse('changedMeanwhile')
    if (input.listed && status !== 'verified') throw refuse('notVerified')
    if (input.listed && !input.publicName) throw refuse('nameNeeded', { field: 'publicName' })
    if (input.listed && !input.phone) throw refuse('phoneNeeded', { field: 'phone' })
    if (found === 'down') throw refuse('placesDown')
    if (input.listed && !found) throw refuse('noSuchPlace', { field: 'postcode' })

    const place = found && { lat: found.lat, lng: found.lng, town: found.place }
    await db
      .updateTable('profile')
      .set({ details: sql`details || ${JSON.stringify({ listing: { ...input, place } })}::jsonb` })
      .where('id', '=', id)
      .execute()
    await recordEvent('account', who.id, { move: 'changeListing', clause: LISTED.clause, by: 'holder', facts: { listed: input.listed } })
    return null
  },
)

const LISTED = clause('VET-1', 'A verified organisation is only listed for finders if it chooses to be, and can stop at any time')
