import { lazy } from 'react'
import { careActs, carePanels, recordPanels } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const StayPanel = lazy(() => import('./parts/stay/StayPanel.tsx').then((all) => ({ default: all.StayPanel })))
const CareActs = lazy(() => import('./parts/stay/CareActs.tsx').then((all) => ({ default: all.CareActs })))
const NotesFromRescue = lazy(() => import('./parts/notes/NotesFromRescue.tsx').then((all) => ({ default: all.NotesFromRescue })))

export default feature({ name: 'welfare', provides: [careActs(CareActs), carePanels(StayPanel), recordPanels(NotesFromRescue)] })
