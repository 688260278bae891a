import { lazy } from 'react'
import { petNotices } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const ChippedForYou = lazy(() => import('./parts/keeper/ChippedForYou.tsx').then((all) => ({ default: all.ChippedForYou })))

export default feature({ name: 'implanting', provides: [petNotices(ChippedForYou)] })
