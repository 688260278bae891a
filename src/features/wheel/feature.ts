import { personalData } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { wheelData } from './personaldata.ts'

export default feature({ name: 'wheel', provides: [personalData(wheelData)] })
