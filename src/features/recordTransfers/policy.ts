import { UNPROVEN } from './lifecycle.ts'

/** MOVE-1 */
export const isProven = ({ status }: { status: string }): boolean => !UNPROVEN.some((unproven) => unproven === status)
