import { lazy } from 'react'
import { registrationPrices } from '#features/accounts/kit/points.ts'
import { petNotices, waysToPay } from '#features/pets/kit/points.ts'
import { feature } from '#platform/extension.ts'

const OwedNotice = lazy(() => import('./kit/OwedNotice.tsx').then((all) => ({ default: all.OwedNotice })))
const RegistrationPrice = lazy(() => import('./parts/RegistrationPrice.tsx').then((all) => ({ default: all.RegistrationPrice })))
const PayForPet = lazy(() => import('./parts/PayForPet.tsx').then((all) => ({ default: all.PayForPet })))

export default feature({ name: 'plans', provides: [petNotices(OwedNotice), registrationPrices(RegistrationPrice), waysToPay(PayForPet)] })
