import { personalData } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { partnerData } from './personaldata.ts'

export default feature({ name: 'partners', provides: [personalData(partnerData)] })
