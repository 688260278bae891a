import { lazy } from 'react'
import { recordPanels } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const PetLookups = lazy(() => import('./parts/PetLookups.tsx').then((all) => ({ default: all.PetLookups })))

export default feature({ name: 'lookup', provides: [recordPanels(PetLookups)] })
