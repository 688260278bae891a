import { lazy } from 'react'
import { tagPanels } from '#features/tailtag/kit/points.ts'
import { feature } from '#platform/extension.ts'

const TagOrders = lazy(() => import('./parts/TagOrders.tsx').then((all) => ({ default: all.TagOrders })))

export default feature({ name: 'tagOrders', provides: [tagPanels(TagOrders)] })
