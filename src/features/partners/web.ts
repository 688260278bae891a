import { lazy } from 'react'
import { profilePanels } from '#features/accounts/kit/points.ts'
import { feature } from '#platform/extension.ts'

const SoftwarePanel = lazy(() => import('./parts/SoftwarePanel.tsx').then((all) => ({ default: all.SoftwarePanel })))

export default feature({ name: 'partners', provides: [profilePanels(SoftwarePanel)] })
