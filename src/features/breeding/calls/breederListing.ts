import { breederProfile } from '#features/accounts/queries/breeders.ts'
import { lacksLicence } from '#features/offers/queries/licences.ts'
import { sellerNames } from '#features/offers/queries/sellers.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { versionOf } from '#platform/server/version.ts'
import { breederListing } from '../contract.ts'
import { licenceWaiting } from '../licencegap.ts'

export default answer(breederListing, async ({ who, db, now }) => {
  const profile = await breederProfile(db, who.id)
  const { id, listed, publicName, publicPhone, publicAbout, publicWebsite } = profile
  const { licenceNumber, issuingAuthority, licenceEndsOn, createdAt } = profile
  const seller = (await sellerNames(db, [who.id])).get(who.id)
  const waiting = await licenceWaiting(db, who.id)
  return {
    id,
    listed,
    publicName,
    publicPhone,
    publicAbout,
    publicWebsite,
    licence: licenceNumber,
    authority: issuingAuthority,
    licensedUntil: licenceEndsOn,
    lapsed: licenceEndsOn !== null && licenceEndsOn < londonDate(now),
    licenceWaiting: waiting && { licenceNumber: waiting.licenceNumber, count: waiting.petIds.length },
    maySellDogs: !(await lacksLicence(db, who.id, now)),
    since: createdAt,
    sellsAs: { name: seller?.name ?? '', isKennel: seller?.isKennel ?? false },
    version: versionOf([listed, publicName, publicPhone, publicAbout, publicWebsite]),
  }
})
