import { lazy } from 'react'
import { conversationAsides } from '#features/chat/kit/points.ts'
import { recordPanels } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const PetLookups = lazy(() => import('./parts/PetLookups.tsx').then((all) => ({ default: all.PetLookups })))
const RelayAside = lazy(() => import('./parts/relay/RelayAside.tsx').then((all) => ({ default: all.RelayAside })))

export default feature({ name: 'lookup', provides: [recordPanels(PetLookups), conversationAsides(RelayAside)] })
