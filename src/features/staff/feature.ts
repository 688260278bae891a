import { personalData } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { refundProposals } from './personaldata.ts'

export default feature({ name: 'staff', provides: [personalData({ refundProposals })] })
