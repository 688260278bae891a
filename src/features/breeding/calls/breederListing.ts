import { breederProfile } from '#features/accounts/queries/breeders.ts'
import { answer } from '#platform/server/answer.ts'
import { versionOf } from '#platform/server/version.ts'
import { breederListing } from '../contract.ts'

export default answer(breederListing, async ({ who, db }) => {
  const { listed, publicName, licenceNumber, issuingAuthority, createdAt } = await breederProfile(db, who.id)
  return {
    listed,
    publicName,
    licence: licenceNumber,
    authority: issuingAuthority,
    since: createdAt,
    version: versionOf([listed, publicName]),
  }
})
