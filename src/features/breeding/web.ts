import { lazy } from 'react'
import { litterAnswers, littersAsked } from '#features/offers/kit/points.ts'
import { fileQuestions, originActs, saleActs } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const AcceptLitter = lazy(() => import('./parts/AcceptLitter.tsx').then((all) => ({ default: all.AcceptLitter })))

const AllOfLitter = lazy(() => import('./parts/AllOfLitter.tsx').then((all) => ({ default: all.AllOfLitter })))

const BredQuestion = lazy(() => import('./parts/BredQuestion.tsx').then((all) => ({ default: all.BredQuestion })))

const SaleActs = lazy(() => import('./parts/SaleActs.tsx').then((all) => ({ default: all.SaleActs })))

const SayBred = lazy(() => import('./parts/SayBred.tsx').then((all) => ({ default: all.SayBred })))

export default feature({
  name: 'breeding',
  provides: [litterAnswers(AcceptLitter), littersAsked(AllOfLitter), fileQuestions(BredQuestion), saleActs(SaleActs), originActs(SayBred)],
})
