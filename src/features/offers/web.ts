import { lazy } from 'react'
import { animalActs } from '#features/welfare/kit/points.ts'
import { feature } from '#platform/extension.ts'

const AdoptionActs = lazy(() => import('./parts/adoption/AdoptionActs.tsx').then((all) => ({ default: all.AdoptionActs })))

export default feature({ name: 'offers', provides: [animalActs(AdoptionActs)] })
