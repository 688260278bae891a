import { lazy } from 'react'
import { disclosedActs } from '#features/lookup/kit/points.ts'
import { recordNotices } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const AskKeeper = lazy(() => import('./parts/AskKeeper.tsx').then((all) => ({ default: all.AskKeeper })))
const ReportDeath = lazy(() => import('./parts/ReportDeath.tsx').then((all) => ({ default: all.ReportDeath })))

export default feature({ name: 'deaths', provides: [recordNotices(AskKeeper), disclosedActs(ReportDeath)] })
