export { beginPayment } from './begin.ts'
export { isDisputed } from './disputed.ts'
