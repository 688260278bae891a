import { lazy } from 'react'
import { recordPanels } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const AlsoElsewhere = lazy(() => import('./parts/AlsoElsewhere.tsx').then((all) => ({ default: all.AlsoElsewhere })))

export default feature({ name: 'registers', provides: [recordPanels(AlsoElsewhere)] })
