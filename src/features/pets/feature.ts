import { mustBeReachable, ownHistories, personalData, seed } from '#features/accounts/points.ts'
import { publicPictures } from '#features/files/points.ts'
import { feature } from '#platform/extension.ts'
import { keepsPets, petData, petsOf } from './personaldata.ts'
import { isPhotoOfPet } from './queries/record.ts'
import { seedPets } from './seed.ts'

export default feature({
  name: 'pets',
  provides: [
    personalData(petData),
    ownHistories(petsOf),
    mustBeReachable(keepsPets),
    publicPictures(isPhotoOfPet),
    seed(({ db, now, people }) => seedPets(db, now, people)),
  ],
})
