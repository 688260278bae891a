import { lazy } from 'react'
import { profilePanels } from '#features/accounts/kit/points.ts'
import { feature } from '#platform/extension.ts'

const SharingPanel = lazy(() => import('./parts/SharingPanel.tsx').then((all) => ({ default: all.SharingPanel })))

export default feature({ name: 'sharing', provides: [profilePanels(SharingPanel)] })
