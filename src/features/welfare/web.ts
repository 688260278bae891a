import { lazy } from 'react'
import { ownRecords } from '#features/lookup/kit/points.ts'
import { careActs, carePanels, recordPanels } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const StayPanel = lazy(() => import('./parts/stay/StayPanel.tsx').then((all) => ({ default: all.StayPanel })))
const CareActs = lazy(() => import('./parts/stay/CareActs.tsx').then((all) => ({ default: all.CareActs })))
const NotesFromRescue = lazy(() => import('./parts/notes/NotesFromRescue.tsx').then((all) => ({ default: all.NotesFromRescue })))
const OwnAnimal = lazy(() => import('./parts/own/OwnAnimal.tsx').then((all) => ({ default: all.OwnAnimal })))

export default feature({
  name: 'welfare',
  provides: [ownRecords(OwnAnimal), careActs(CareActs), carePanels(StayPanel), recordPanels(NotesFromRescue)],
})
