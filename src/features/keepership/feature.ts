import { personalData } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { keepershipData } from './personaldata.ts'

export default feature({ name: 'keepership', provides: [personalData(keepershipData)] })
