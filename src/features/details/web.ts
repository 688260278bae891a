import { lazy } from 'react'
import { petNotices, recordNotices } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const Unverified = lazy(() => import('./parts/Unverified.tsx').then((all) => ({ default: all.Unverified })))

export default feature({ name: 'details', provides: [petNotices(Unverified), recordNotices(Unverified)] })
