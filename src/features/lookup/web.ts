import { lazy } from 'react'
import { conversationAsides } from '#features/chat/kit/points.ts'
import { recordPanels } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'
import { ownRecords } from './kit/points.ts'

const PetLookups = lazy(() => import('./parts/PetLookups.tsx').then((all) => ({ default: all.PetLookups })))
const RelayAside = lazy(() => import('./parts/relay/RelayAside.tsx').then((all) => ({ default: all.RelayAside })))
const OwnAnimal = lazy(() => import('#features/welfare/kit/OwnAnimal.tsx').then((all) => ({ default: all.OwnAnimal })))

export default feature({ name: 'lookup', provides: [recordPanels(PetLookups), conversationAsides(RelayAside), ownRecords(OwnAnimal)] })
