import { lazy } from 'react'
import { tagPanels } from '#features/tailtag/kit/points.ts'
import { feature } from '#platform/extension.ts'

const PlusPanel = lazy(() => import('./parts/PlusPanel.tsx').then((all) => ({ default: all.PlusPanel })))

export default feature({ name: 'tagPlus', provides: [tagPanels(PlusPanel)] })
