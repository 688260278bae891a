import { answer } from '#platform/server/answer.ts'
import { versionOf } from '#platform/server/version.ts'
import { welfareListing } from '../contract.ts'
import { listingIn, welfareProfile } from '../directory.ts'

export default answer(welfareListing, async ({ who, db }) => {
  const { details } = await welfareProfile(db, who.id)
  const { place, kind: _, ...listing } = listingIn(details)
  return { ...listing, town: place?.town ?? null, version: versionOf(listingIn(details)) }
})
