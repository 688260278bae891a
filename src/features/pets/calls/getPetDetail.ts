import { organisationName } from '#features/accounts/queries/profiles.ts'
import { fileUrl } from '#features/files/queries.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { answer } from '#platform/server/answer.ts'
import { versionOf } from '#platform/server/version.ts'
import { petCard } from '../cards.ts'
import { getPetDetail } from '../contract.ts'
import { undoUntil } from '../policy.ts'
import { breederOf } from '../queries/breeder.ts'
import { hasMoved, implanterOf } from '../queries/implants.ts'
import { litterOf } from '../queries/parents.ts'
import { lifeOf, olderChipsOf, photosOf } from '../queries/record.ts'
import { petsSharedWith } from '../queries/shared.ts'
import { unprovenOf } from '../queries/unproven.ts'
import { petOfKeeper } from '../queries.ts'
import { versionOfRecord } from '../registration.ts'

export default answer(getPetDetail, async ({ input, who, db, now, refuse }) => {
  const own = await petOfKeeper(db, input.petId, who.id)
  const shared = own ? undefined : await petsSharedWith(db, who.id).where('pet.id', '=', input.petId).executeTakeFirst()
  const pet = own ?? shared
  if (!pet) throw refuse('notYours')
  const photos = await photosOf(db, pet)
  const chip = readChipNumber(pet.chipNumber)
  const implanter = await implanterOf(db, pet)
  return {
    ...petCard(pet, who, now),
    unproven: await unprovenOf(db, pet),
    sharedBy: shared?.sharedBy ?? null,
    originalName: pet.originalName,
    kennelClubNumber: pet.kennelClubNumber ?? '',
    breedChoice: pet.breed,
    neutered: pet.neutered,
    markings: pet.markings ?? '',
    photoId: pet.photoId,
    photos: photos.map((photo) => ({ id: photo, url: fileUrl(photo) })),
    photosVersion: versionOf(photos),
    implantedOn: pet.implantedOn,
    implantSite: pet.implantSite ?? '',
    implanterName: pet.implanterName ?? '',
    implantIsFixed: implanter !== null,
    implantIsYours: implanter === who.id,
    chipHasMoved: await hasMoved(db, pet.chipNumber),
    olderChips: await olderChipsOf(db, pet.id),
    ...(await breederOf(db, pet, who, now)),
    litter: own ? await litterOf(db, own.litterId, who.id) : null,
    rescueBackup: pet.rescueBackupId && (await organisationName(db, pet.rescueBackupId)),
    isOwnBackup: pet.rescueBackupId === who.id,
    keptSince: pet.keptSince,
    chipFormat: chip.valid ? chip.format : '',
    manufacturer: chip.valid ? chip.manufacturer : null,
    statusAt: pet.statusAt,
    shownToFinders: pet.shownToFinders,
    updatedAt: pet.updatedAt,
    version: versionOfRecord(pet),
    undoUntil: pet.status === 'deceased' ? undoUntil(pet) : null,
    ...(await lifeOf(db, pet, who)),
  }
})
