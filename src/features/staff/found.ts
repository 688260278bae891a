import type * as z from 'zod'
import type { FoundRow } from './shapes.ts'

/** What Staff find: a number, a person, an animal, or something about either. */
export type Found = z.output<typeof FoundRow>
