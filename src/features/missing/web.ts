import { lazy } from 'react'
import { profilePanels } from '#features/accounts/kit/points.ts'
import { conversationAsides } from '#features/chat/kit/points.ts'
import { recordPanels } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const PetSearch = lazy(() => import('./parts/PetSearch.tsx').then((all) => ({ default: all.PetSearch })))

const AlertsPanel = lazy(() => import('./parts/AlertsPanel.tsx').then((all) => ({ default: all.AlertsPanel })))

const HomeAgain = lazy(() => import('./parts/HomeAgain.tsx').then((all) => ({ default: all.HomeAgain })))

export default feature({
  name: 'missing',
  provides: [recordPanels(PetSearch), profilePanels(AlertsPanel), conversationAsides(HomeAgain)],
})
