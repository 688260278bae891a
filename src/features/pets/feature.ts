import { publicPictures } from '#features/files/points.ts'
import { feature } from '#platform/extension.ts'
import { isPhotoOfPet } from './queries.ts'

export default feature({ name: 'pets', provides: [publicPictures(isPhotoOfPet)] })
