import { answer } from '#platform/server/answer.ts'
import { giveNewLicence } from '../contract.ts'
import { licenceWaiting } from '../licencegap.ts'
import { writeLicence } from '../writeLicence.ts'

export default answer(giveNewLicence, async ({ input, who, db, refuse, recordEvent }) => {
  const waiting = await licenceWaiting(db, who.id)
  if (waiting?.licenceNumber !== input.licenceNumber) throw refuse('noneWaiting')
  const { petIds, licenceNumber, issuingAuthority } = waiting
  const licence = { licenceNumber, issuingAuthority: issuingAuthority ?? '' }
  await writeLicence({ db, recordEvent }, petIds, { move: 'giveLicence', licence })
  return { count: petIds.length }
})
