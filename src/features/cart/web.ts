import { lazy } from 'react'
import { buyBoxes } from '#features/products/kit/points.ts'
import { feature } from '#platform/extension.ts'

const BuyBox = lazy(() => import('./parts/BuyBox.tsx').then((all) => ({ default: all.BuyBox })))

export default feature({ name: 'cart', provides: [buyBoxes(BuyBox)] })
