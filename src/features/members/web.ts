import { lazy } from 'react'
import { tradeWays } from '#features/accounts/kit/points.ts'
import { feature } from '#platform/extension.ts'

const WorkAsOne = lazy(() => import('./parts/WorkAsOne.tsx').then((all) => ({ default: all.WorkAsOne })))

export default feature({ name: 'members', provides: [tradeWays(WorkAsOne)] })
