import { answer } from '#platform/server/answer.ts'
import { welfareListing } from '../contract.ts'
import { listingIn, welfareProfile } from '../directory.ts'

export default answer(welfareListing, async ({ who, db }) => {
  const { place, kind: _, ...listing } = listingIn((await welfareProfile(db, who.id)).details)
  return { ...listing, town: place?.town ?? null }
})
