import type * as z from 'zod'
import type { Feature, Plan } from '../../shapes.ts'

export type PlanCard = z.output<typeof Plan>
export type PlanFeature = z.output<typeof Feature>
