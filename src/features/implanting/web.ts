import { lazy } from 'react'
import { ownRecords } from '#features/lookup/kit/points.ts'
import { petNotices } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const ChippedForYou = lazy(() => import('./parts/keeper/ChippedForYou.tsx').then((all) => ({ default: all.ChippedForYou })))

const OwnChip = lazy(() => import('./parts/own/OwnChip.tsx').then((all) => ({ default: all.OwnChip })))

export default feature({ name: 'implanting', provides: [petNotices(ChippedForYou), ownRecords(OwnChip)] })
