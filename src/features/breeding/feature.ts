import { personalData } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { breedingData } from './personaldata.ts'

export default feature({ name: 'breeding', provides: [personalData(breedingData)] })
