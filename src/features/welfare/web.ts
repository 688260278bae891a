import { lazy } from 'react'
import { recordPanels } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const StayPanel = lazy(() => import('./parts/stay/StayPanel.tsx').then((all) => ({ default: all.StayPanel })))
const NotesFromRescue = lazy(() => import('./parts/notes/NotesFromRescue.tsx').then((all) => ({ default: all.NotesFromRescue })))

export default feature({ name: 'welfare', provides: [recordPanels(StayPanel), recordPanels(NotesFromRescue)] })
