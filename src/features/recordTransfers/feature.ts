import { personalData } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { transferData } from './personaldata.ts'

export default feature({ name: 'recordTransfers', provides: [personalData(transferData)] })
