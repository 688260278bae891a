import { lazy } from 'react'
import { conversationAsides } from '#features/chat/kit/points.ts'
import { recordNotices } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const HandOverAside = lazy(() => import('./parts/handover/HandOverAside.tsx').then((all) => ({ default: all.HandOverAside })))
const HolderNotice = lazy(() => import('./parts/HolderNotice.tsx').then((all) => ({ default: all.HolderNotice })))

export default feature({ name: 'rehoming', provides: [conversationAsides(HandOverAside), recordNotices(HolderNotice)] })
