import { extensionPoint } from '#platform/extension.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { ReadRow } from './import/rows.ts'

/** What becomes of the animals of a file that whoever sends it has bred. */
export interface BredFile {
  /** Faults and notes of the rows, before anything is written; those that were bred for others. */
  check: (tools: Pick<LawTools, 'db' | 'now'>, breederId: string, rows: readonly ReadRow[]) => Promise<ReadonlySet<ReadRow>>
  /** Writes on animals that are on the register now who bred them, and puts them into their litters. `ids`: of the animals, by chip number. */
  enter: (tools: LawTools, breederId: string, rows: readonly ReadRow[], ids: ReadonlyMap<string, string>) => Promise<void>
}

export const bredFiles = extensionPoint<BredFile>('bredFiles')
