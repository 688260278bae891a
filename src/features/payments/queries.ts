export { beginPayment } from './begin.ts'
