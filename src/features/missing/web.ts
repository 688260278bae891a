import { lazy } from 'react'
import { profilePanels } from '#features/accounts/kit/points.ts'
import { recordPanels } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const PetSearch = lazy(() => import('./parts/PetSearch.tsx').then((all) => ({ default: all.PetSearch })))

const AlertsPanel = lazy(() => import('./parts/AlertsPanel.tsx').then((all) => ({ default: all.AlertsPanel })))

export default feature({ name: 'missing', provides: [recordPanels(PetSearch), profilePanels(AlertsPanel)] })
