import { lazy } from 'react'
import { recordPanels } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const PetSearch = lazy(() => import('./parts/PetSearch.tsx').then((all) => ({ default: all.PetSearch })))

export default feature({ name: 'missing', provides: [recordPanels(PetSearch)] })
