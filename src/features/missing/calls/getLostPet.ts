import { fileUrl } from '#features/files/queries.ts'
import type { Person } from '#platform/law/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { signedUrl } from '#platform/server/signedurl.ts'
import { getLostPet } from '../contract.ts'
import { lostAnimal } from '../list.ts'
import { matchesOf } from '../matchesof.ts'
import { isOver, whatMayLost } from '../policy.ts'
import { lostCaseById, sightingsOf } from '../queries.ts'

export default answer(getLostPet, async ({ input, who, db, now, services, refuse }) => {
  const [lost, shown] = [await lostCaseById(db, input.caseId), await lostAnimal(db, input.caseId)]
  if (!lost || !shown) throw refuse('notFound')
  const { petId, lat, lng, crimeReference, heldBy } = lost
  const seen = await sightingsOf(db, lost.id)
  const keepers = async (who: Person) => ({
    petId,
    lat,
    lng,
    crimeReference,
    heldBy,
    sightings: seen.map(({ id, seenAt: at, lat, lng, area, sureness, verdict, threadId, photoId, words }) => ({
      id,
      at,
      lat,
      lng,
      area,
      sureness,
      verdict,
      threadId,
      words: words ?? '',
      photoUrl: photoId && signedUrl(fileUrl(photoId), services.codes, now, A_DAY_SECONDS),
    })),
    matches: isOver(lost) ? [] : await matchesOf(db, lost.id),
    can: whatMayLost(who, lost),
  })
  return {
    ...shown,
    status: lost.status,
    isOver: isOver(lost),
    reportedAt: lost.createdAt,
    sightings: seen.filter(({ verdict }) => verdict === 'confirmed').map(asShown),
    mine: who?.id === lost.keeperId ? await keepers(who) : null,
  }
})

/** A photo of a sighting is for the keeper alone: its address is good for a day. */
const A_DAY_SECONDS = 86_400

const asShown = ({ id, seenAt: at, area, shownLat, shownLng }: Awaited<ReturnType<typeof sightingsOf>>[number]) => ({
  id,
  at,
  area,
  place: { lat: shownLat, lng: shownLng },
})
