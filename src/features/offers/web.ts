import { lazy } from 'react'
import { animalActs, chosenActs } from '#features/welfare/kit/points.ts'
import { feature } from '#platform/extension.ts'

const AdoptionActs = lazy(() => import('./parts/adoption/AdoptionActs.tsx').then((all) => ({ default: all.AdoptionActs })))
const OfferChosen = lazy(() => import('./parts/adoption/OfferChosen.tsx').then((all) => ({ default: all.OfferChosen })))

export default feature({ name: 'offers', provides: [animalActs(AdoptionActs), chosenActs(OfferChosen)] })
