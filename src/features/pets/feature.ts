import { mustBeReachable, ownHistories, personalData } from '#features/accounts/points.ts'
import { publicPictures } from '#features/files/points.ts'
import { feature } from '#platform/extension.ts'
import { keepsPets, petData, petsOf } from './personaldata.ts'
import { isPhotoOfPet } from './queries.ts'

export default feature({
  name: 'pets',
  provides: [personalData(petData), ownHistories(petsOf), mustBeReachable(keepsPets), publicPictures(isPhotoOfPet)],
})
