import { lazy } from 'react'
import { animalActs, animalNotes, chosenActs, moreAnimalActs } from '#features/welfare/kit/points.ts'
import { feature } from '#platform/extension.ts'

const AdoptionActs = lazy(() => import('./parts/adoption/AdoptionActs.tsx').then((all) => ({ default: all.AdoptionActs })))
const OfferChosen = lazy(() => import('./parts/adoption/OfferChosen.tsx').then((all) => ({ default: all.OfferChosen })))
const PackActs = lazy(() => import('./parts/adoption/PackActs.tsx').then((all) => ({ default: all.PackActs })))
const PrintChosen = lazy(() => import('./parts/adoption/PrintChosen.tsx').then((all) => ({ default: all.PrintChosen })))
const CodeNote = lazy(() => import('./parts/adoption/CodeNote.tsx').then((all) => ({ default: all.CodeNote })))

export default feature({
  name: 'offers',
  provides: [animalActs(AdoptionActs), moreAnimalActs(PackActs), animalNotes(CodeNote), chosenActs(OfferChosen), chosenActs(PrintChosen)],
})
