import { lazy } from 'react'
import { litterAnswers } from '#features/offers/kit/points.ts'
import { feature } from '#platform/extension.ts'

const AcceptLitter = lazy(() => import('./parts/AcceptLitter.tsx').then((all) => ({ default: all.AcceptLitter })))

export default feature({ name: 'breeding', provides: [litterAnswers(AcceptLitter)] })
